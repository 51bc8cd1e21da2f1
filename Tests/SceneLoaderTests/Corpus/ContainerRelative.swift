import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(0..<10) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill(Color(hue: Double(index) / 10, saturation: 0.6, brightness: 0.9))
            .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
            .overlay(Text("\(index)").font(.title))
        }
      }
      .scrollTargetLayout()
    }
    .frame(height: 200)
    .scrollTargetBehavior(.viewAligned)
    .safeAreaPadding(.horizontal, 20)
  }
}
