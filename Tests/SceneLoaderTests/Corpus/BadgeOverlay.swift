import SwiftUI

struct Badge: View {
  let count: Int

  var body: some View {
    if count > 0 {
      Text(count > 99 ? "99+" : String(count))
        .font(.caption2.bold())
        .foregroundColor(.white)
        .padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18)
        .background(Color.red)
        .clipShape(Capsule())
    }
  }
}

struct ContentView: View {
  var body: some View {
    HStack(spacing: 40) {
      ForEach([0, 7, 142], id: \.self) { count in
        Image(systemName: "bell")
          .font(.title)
          .overlay(
            Badge(count: count)
              .alignmentGuide(.top) { $0[VerticalAlignment.center] }
              .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] },
            alignment: .topTrailing
          )
      }
    }
  }
}
