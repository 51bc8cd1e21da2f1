// asked: https://github.com/dscyrescotti/ShuffleIt/pull/85
// wanted: a carousel as wide as its cards
// change: the key's reduce takes what comes into account
// ask: {"device": "iphone-16"}
import SwiftUI

struct SizeKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {  // !
    // + let next = nextValue()
    // + value = CGSize(width: value.width + next.width, height: max(value.height, next.height))
  }
}

struct Carousel: View {
  @State private var size = CGSize(width: 1, height: 1)
  var body: some View {
    HStack(spacing: 0) {
      ForEach(["One", "Two", "Three"], id: \.self) { name in
        Text(name).frame(width: 90, height: 60).background(.yellow)
          .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
      }
    }
    .onPreferenceChange(SizeKey.self) { size = $0 }
    .frame(width: size.width, height: size.height)
    .accessibilityIdentifier("cards")
  }
}

#Preview {
  HStack {
    Text("Before"); Carousel(); Text("After")
  }
}
