// fix: alphagov/govuk-mobile-ios-app 091e1889
// change: a heading of one line in the bar moves into what scrolls
// ask: {"device": "iphone-se-3", "typeSize": "accessibility3"}
import SwiftUI

#Preview {
  NavigationStack {
    VStack(spacing: 0) {
      ScrollView {
        // + Text("Choose the topics you are most interested in").font(.title.bold()).padding(16)
        Text("They are shown on your home page first")
          .multilineTextAlignment(.leading)
          .padding(.horizontal, 12)
          .padding(.top, 10)
        VStack(spacing: 12) {
          ForEach(["Work", "Travel", "Care"], id: \.self) { topic in
            Text(topic).frame(maxWidth: .infinity, alignment: .leading).padding()
          }
        }
        .padding([.top, .horizontal], 16)
      }
      Button("Done") {}.buttonStyle(.borderedProminent).padding()
    }
    .navigationTitle("Choose the topics you are most interested in")  // -
    .navigationBarTitleDisplayMode(.inline)  // -
  }
}
