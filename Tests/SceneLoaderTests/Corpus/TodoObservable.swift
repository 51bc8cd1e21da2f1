import SwiftUI

@Observable
final class TodoStore {
  struct Item: Identifiable, Hashable {
    let id: Int
    var title: String
    var isDone = false
  }

  var items: [Item] = [
    Item(id: 1, title: "Read the proposal"),
    Item(id: 2, title: "Report a size", isDone: true),
    Item(id: 3, title: "Be placed"),
  ]

  var remaining: Int { items.filter { !$0.isDone }.count }

  func toggle(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isDone.toggle()
  }
}

struct ContentView: View {
  @State private var store = TodoStore()

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(store.remaining == 1 ? "1 thing left" : "\(store.remaining) things left")
        .font(.headline)
      ForEach(store.items) { item in
        HStack {
          Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          Text(item.title)
            .strikethrough(item.isDone)
        }
        .onTapGesture { store.toggle(item) }
      }
    }
    .padding()
  }
}
