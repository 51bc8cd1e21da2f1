import SwiftUI

struct ContentView: View {
  @State private var time = 0.0
  var body: some View {
    VStack {
      VStack(spacing: 0) {
        Slider(value: $time, in: 0...100)
        HStack {
          Text("00:00").foregroundColor(.accentColor)
          Spacer()
          Text("00:00")
        }
        .font(.subheadline)
      }
      HStack(spacing: 40) {
        button("timer").foregroundColor(.accentColor)
        button("backward.end.fill")
        button("backward.fill")
        button("play.circle", 35)
        button("forward.fill")
        button("repeat")
      }
      HStack(spacing: 30) {
        button("minus").foregroundColor(.accentColor)
        Text("Speed: 0.5x")
        button("plus").foregroundColor(.accentColor)
      }
      .padding()
    }
    .padding().frame(width: 390)
  }
  func button(_ name: String, _ size: CGFloat = 16) -> some View {
    Image(systemName: name).font(.system(size: size))
  }
}
