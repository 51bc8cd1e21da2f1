// asked: https://github.com/RevenueCat/purchases-ios/pull/3381
// wanted: a button as high as the text beside it, in a page whose width is measured, too
// change: widths and heights get a key each
// ask: {"device": "iphone-16"}
import SwiftUI

struct LengthKey: PreferenceKey {
  static let defaultValue: CGFloat = 10
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 10
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Offer: View {
  @State private var height: CGFloat = 10
  @State private var width: CGFloat = 10
  var body: some View {
    VStack {
      Text("Three months for the price of one")
        .frame(maxWidth: .infinity)
        .background(
          GeometryReader {
            Color.clear.preference(key: LengthKey.self, value: $0.size.width)  // -
            // + Color.clear.preference(key: WidthKey.self, value: $0.size.width)
          })
      Text("Until Sunday")
        .background(
          GeometryReader {
            Color.clear.preference(key: LengthKey.self, value: $0.size.height)
          })
      Color.teal
        .frame(width: 8, height: height)
        .accessibilityIdentifier("bar")
    }
    .onPreferenceChange(LengthKey.self) { height = $0 }
    .onPreferenceChange(LengthKey.self) { width = $0 }  // -
    // + .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

#Preview { Offer() }
