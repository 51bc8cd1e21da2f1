import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      row("Swift", "SwiftUI", "Flow", "Layout")
      row("HStack", "VStack", "Flexible", "iOS")
      row("macOS", "Open Source", "SPM")
      row("Xcode")
    }
    .padding(12).background(Color.white)
  }
  func row(_ tags: String...) -> some View {
    HStack(spacing: 8) {
      ForEach(tags, id: \.self) { tag in
        Text(tag).font(.callout).foregroundStyle(.black).padding(.horizontal, 12).padding(
          .vertical, 6
        )
        .background(Capsule().fill(.blue.opacity(0.15)))
      }
    }
  }
}
