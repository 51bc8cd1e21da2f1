// fix: damus-io/damus 992b0f2e
// change: the least width of a media placeholder in a reply goes from 300 to 200
// ask: {"device": "iphone-12-mini"}
import SwiftUI

#Preview {
  ScrollView {
    HStack(alignment: .top) {
      Circle().fill(Color.orange).frame(width: 54, height: 54)
      VStack(alignment: .leading) {
        Text("Mira Halvorsen").bold()
        Text("This is what the harbour looked like when we came back from the island.")
        Button {
        } label: {
          VStack(alignment: .leading) {
            HStack {
              Image(systemName: "arrow.down.circle")
              Text("Load media").font(.headline)
            }
            .padding(10)
            Text("https://images.example.com/2024/harbour.jpg")
              .font(.footnote)
              .multilineTextAlignment(.leading)
              .padding(EdgeInsets(top: 0, leading: 10, bottom: 5, trailing: 10))
          }
          .background(Color.gray.opacity(0.1))
          .frame(minWidth: 300, maxWidth: .infinity, alignment: .center)  // -
          // + .frame(minWidth: 200, maxWidth: .infinity, alignment: .center)
          .cornerRadius(8)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
        }
        .padding(.horizontal)
      }
    }
    .padding(.horizontal)
  }
}
