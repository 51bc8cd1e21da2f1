import SwiftUI

struct TabAnchorKey: PreferenceKey {
  typealias Value = [Int: Anchor<CGRect>]
  static var defaultValue: Value { [:] }

  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { _, new in new }
  }
}

struct UnderlinedTabs: View {
  @State private var selection = 1
  let titles = ["Day", "Week", "Whole month"]

  var body: some View {
    HStack(spacing: 20) {
      ForEach(titles.indices, id: \.self) { index in
        Text(titles[index])
          .fontWeight(index == selection ? .semibold : .regular)
          .anchorPreference(key: TabAnchorKey.self, value: .bounds) { [index: $0] }
          .onTapGesture {
            withAnimation { selection = index }
          }
      }
    }
    .padding(.bottom, 6)
    .overlayPreferenceValue(TabAnchorKey.self) { anchors in
      GeometryReader { proxy in
        if let anchor = anchors[selection] {
          let frame = proxy[anchor]
          Rectangle()
            .fill(.blue)
            .frame(width: frame.width, height: 2)
            .offset(x: frame.minX, y: proxy.size.height - 2)
        }
      }
    }
  }
}

#Preview {
  UnderlinedTabs()
}
