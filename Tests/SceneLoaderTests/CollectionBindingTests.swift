import LayoutSolver
import SceneLoader
import Testing

/// A binding to a collection is a collection of bindings: `Binding` conforms to
/// `RandomAccessCollection` where its value does.
struct CollectionBindingTests {
  private func texts(_ body: String) throws -> [String] {
    let scene = Scene(
      files: [
        Scene.File(
          name: "scene.swift",
          text: """
            import SwiftUI
            struct Item: Identifiable {
              let id: Int
              var name: String
            }
            extension Array {
              subscript(safe index: Int, or element: Element) -> Element {
                get { indices.contains(index) ? self[index] : element }
                set { if indices.contains(index) { self[index] = newValue } }
              }
            }
            extension Array where Element: Identifiable {
              subscript(behind index: Int) -> [Element] {
                get { Array(self[index...]) }
                set { self = prefix(index) + newValue }
              }
            }
            struct Row: View {
              @Binding var item: Item
              var body: some View { Text(item.name) }
            }
            struct ContentView: View {
              @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
              var body: some View {
                VStack {
                  \(body)
                }
              }
            }
            """)
      ], name: "scene")
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics.map(\.message) == [])
    let result = try #require(outcome.result)
    return result.nodes.filter { $0.name == "Text" }.map { $0.detail }.map {
      $0.replacing("\"", with: "")
    }
  }

  @Test func oneIsFoundByItsValue() throws {
    let found = try texts(
      """
      if let item = $items.first(where: { $0.wrappedValue.name == "b" }) { Row(item: item) }
      if let item = $items.first(where: { $0.id == 1 }) { Row(item: item) }
      if let item = $items.last { Row(item: item) }
      """)
    #expect(found == ["b", "a", "b"])
  }

  @Test func partsAndOrdersAreOfBindings() throws {
    let found = try texts(
      """
      ForEach($items.filter { $0.wrappedValue.id > 1 }) { $item in Row(item: $item) }
      ForEach($items.reversed()) { $item in Text(item.name) }
      ForEach($items.prefix(1)) { $item in Row(item: $item) }
      ForEach(Array($items.enumerated()), id: \\.offset) { index, item in
        Text("\\(index) \\(item.wrappedValue.name)")
      }
      """)
    #expect(found == ["b", "b", "a", "a", "0 a", "1 b"])
  }

  /// A binding finds by a key path what the value's own subscripts give, whatever their labels.
  @Test func aLabelledSubscriptGivesABinding() throws {
    let found = try texts(
      """
      Row(item: $items[safe: 1, or: Item(id: 0, name: "none")])
      Row(item: $items[safe: 7, or: Item(id: 0, name: "none")])
      ForEach($items[behind: 1]) { $item in Row(item: $item) }
      """)
    #expect(found == ["b", "none", "b"])
  }

  @Test func itHasTheCollectionsIndices() throws {
    let found = try texts(
      """
      ForEach($items.indices, id: \\.self) { index in Row(item: $items[index]) }
      Text("\\($items.count) \\($items.isEmpty) \\($items.startIndex) \\($items.endIndex)")
      """)
    #expect(found == ["a", "b", "2 false 0 2"])
  }
}
