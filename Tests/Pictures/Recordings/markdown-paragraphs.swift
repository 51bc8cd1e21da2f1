import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(0..<2) { _ in
        Text("The sky above the port was the color of television, tuned to a dead channel.")
        Text("It was a bright cold day in April, and the clocks were striking thirteen.")
      }
    }
    .font(.system(size: 16)).lineSpacing(2.4).border(Color.accentColor).padding()
  }
}
