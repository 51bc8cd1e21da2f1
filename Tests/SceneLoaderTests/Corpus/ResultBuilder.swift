import SwiftUI

@resultBuilder
enum MenuBuilder {
  static func buildBlock(_ parts: [MenuItem]...) -> [MenuItem] { parts.flatMap { $0 } }
  static func buildExpression(_ item: MenuItem) -> [MenuItem] { [item] }
  static func buildOptional(_ items: [MenuItem]?) -> [MenuItem] { items ?? [] }
  static func buildEither(first items: [MenuItem]) -> [MenuItem] { items }
  static func buildEither(second items: [MenuItem]) -> [MenuItem] { items }
  static func buildArray(_ parts: [[MenuItem]]) -> [MenuItem] { parts.flatMap { $0 } }
}

struct MenuItem: Hashable {
  var title: String
  var shortcut: String = ""
}

struct MenuList: View {
  let items: [MenuItem]

  init(@MenuBuilder _ items: () -> [MenuItem]) {
    self.items = items()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(items, id: \.self) { item in
        HStack {
          Text(item.title)
          Spacer()
          Text(item.shortcut).foregroundStyle(.tertiary)
        }
      }
    }
    .frame(width: 180)
    .padding(8)
    .border(.gray)
  }
}

struct ContentView: View {
  let isEditing = true

  var body: some View {
    MenuList {
      MenuItem(title: "New", shortcut: "⌘N")
      if isEditing {
        MenuItem(title: "Undo", shortcut: "⌘Z")
      } else {
        MenuItem(title: "Edit")
      }
      for index in 1...3 {
        MenuItem(title: "Recent \(index)")
      }
    }
  }
}
