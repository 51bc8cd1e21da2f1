import SwiftUI

struct TabAnchor: PreferenceKey {
  typealias Value = [String: Anchor<CGRect>]
  static var defaultValue: Value = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { $1 }
  }
}

struct ContentView: View {
  let tabs = ["Inbox", "Archive", "Trash"]
  @State private var selection = "Archive"

  var body: some View {
    HStack(spacing: 24) {
      ForEach(tabs, id: \.self) { tab in
        Button(tab) { selection = tab }
          .anchorPreference(key: TabAnchor.self, value: .bounds) { [tab: $0] }
      }
    }
    .padding(.bottom, 6)
    .overlayPreferenceValue(TabAnchor.self) { anchors in
      GeometryReader { proxy in
        if let anchor = anchors[selection] {
          let frame = proxy[anchor]
          Rectangle()
            .fill(.blue)
            .frame(width: frame.width, height: 2)
            .offset(x: frame.minX, y: frame.maxY + 4)
        }
      }
    }
  }
}
