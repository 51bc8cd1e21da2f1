import SwiftUI

struct ContentView: View {
  @State private var time = 12.0
  var body: some View {
    VStack(spacing: 0) {
      Slider(value: $time, in: 0...100)
      HStack {
        Text("00:12").foregroundColor(.accentColor)
        Spacer()
        Text("01:40")
      }
      .font(.subheadline)
    }
    .padding().frame(width: 390)
  }
}
