import SwiftUI

struct ContentView: View {
  @State private var isRepeated = false
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        HStack {
          Text("Settings").font(.title).fontWeight(.bold).padding()
          Spacer()
        }
        Toggle(isOn: $isRepeated) {
          VStack(alignment: .leading, spacing: 5) {
            Text("Repeat chorus")
            Text("For songs with only one chorus, repeat the chorus after every verse.").font(
              .caption
            )
            .fixedSize(horizontal: false, vertical: true)
          }
        }
        .padding()
        setting("About us")
        setting("Privacy policy")
        setting("%_DO_NOT_TRANSLATE_% Clear user defaults")
      }
    }
  }
  func setting(_ title: LocalizedStringKey) -> some View {
    Button {
    } label: {
      Text(title).font(.callout)
    }
    .padding().foregroundColor(.primary)
  }
}
