import SwiftUI

private struct GapKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
  fileprivate var gap: CGFloat? {
    get { self[GapKey.self] }
    set { self[GapKey.self] = newValue }
  }
}

private struct Topic: Identifiable {
  var id: AnyHashable?
  let title: String
}

private struct Topics: View {
  let lines: Int
  let width: CGFloat
  let topics: () -> [Topic]
  @State private var mode = EditMode.inactive
  private var counts: [(name: String, count: Int)] { [("Books", 2), ("Films", 5)] }

  private func row(name: String, count: Int) -> some View {
    Text("\(name): \(count)")
  }

  var body: some View {
    VStack {
      ForEach(topics()) { topic in
        Text(topic.title)
      }
      ForEach(counts, id: \.name, content: row)
    }
    .environment(\.lineLimit, lines)
    .environment(\.gap, width)
    .environment(\.editMode, $mode)
  }
}

#Preview {
  Topics(lines: 2, width: 12) { [Topic(id: 1, title: "One"), Topic(id: "b", title: "Two")] }
}
