import SwiftUI

struct ContentView: View {
  @State private var time = 50.0
  var body: some View {
    VStack {
      VStack(spacing: 0) {
        Slider(value: $time, in: 0...100)
        HStack {
          Text("00:50").foregroundColor(.accentColor)
          Spacer()
          Text("01:40")
        }
        .font(.subheadline)
      }
      HStack(spacing: 40) {
        button("timer")
        button("backward.end.fill")
        button("backward.fill")
        button("pause.circle", 35)
        button("forward.fill")
        button("repeat")
      }
    }
    .padding().frame(width: 390)
  }
  func button(_ name: String, _ size: CGFloat = 16) -> some View {
    Image(systemName: name).font(.system(size: size)).foregroundColor(.primary)
  }
}
