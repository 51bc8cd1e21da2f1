import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      ForEach(0..<3) { bar in
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          RoundedRectangle(cornerRadius: 3).fill(.green).frame(height: 40 * CGFloat(bar + 1) / 3)
        }
        .frame(width: 8, height: 40)
      }
    }
    .frame(width: 50)
  }
}
