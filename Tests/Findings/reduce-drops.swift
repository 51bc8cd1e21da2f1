import SwiftUI

struct ContentView: View {
  var body: some View {
    Columns()
  }
}

struct Columns: View {
  @State private var width = 0.0

  var body: some View {
    VStack {
      ForEach(["One", "Two and three"], id: \.self) { name in
        Text(name)
          .background(
            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
          )
          .frame(width: width)
      }
    }
    .onPreferenceChange(Widest.self) { width = $0 }
  }
}

struct Widest: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) {}
}
