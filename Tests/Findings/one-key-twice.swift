import SwiftUI

struct ContentView: View {
  var body: some View {
    Measured()
  }
}

struct Measured: View {
  @State private var width = 0.0
  @State private var height = 0.0

  var body: some View {
    VStack {
      Text("Three months for the price of one")
        .background(
          GeometryReader { Color.clear.preference(key: Length.self, value: $0.size.width) }
        )
      Text("Until Sunday")
        .background(
          GeometryReader { Color.clear.preference(key: Length.self, value: $0.size.height) }
        )
      Color.teal.frame(width: 8, height: height)
    }
    .onPreferenceChange(Length.self) { width = $0 }
    .onPreferenceChange(Length.self) { height = $0 }
  }
}

struct Length: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}
