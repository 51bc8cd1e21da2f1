import SwiftUI

struct Masonry<Item: Identifiable, Content: View>: View {
  let columns: Int
  let items: [Item]
  let height: (Item) -> CGFloat
  @ViewBuilder let content: (Item) -> Content

  init(
    columns: Int = 2, items: [Item], height: @escaping (Item) -> CGFloat,
    @ViewBuilder content: @escaping (Item) -> Content
  ) {
    self.columns = columns
    self.items = items
    self.height = height
    self.content = content
  }

  private var distributed: [[Item]] {
    var result = Array(repeating: [Item](), count: columns)
    var heights = Array(repeating: CGFloat.zero, count: columns)
    for item in items {
      let shortest = heights.enumerated().min { $0.element < $1.element }?.offset ?? 0
      result[shortest].append(item)
      heights[shortest] += height(item)
    }
    return result
  }

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      ForEach(0..<columns, id: \.self) { column in
        VStack(spacing: 8) {
          ForEach(distributed[column]) { item in
            content(item)
              .frame(height: height(item))
          }
        }
      }
    }
  }
}

struct Tile: Identifiable {
  let id: Int
  var height: CGFloat { CGFloat(40 + (id * 37) % 90) }
}

struct ContentView: View {
  var body: some View {
    ScrollView {
      Masonry(columns: 3, items: (0..<14).map(Tile.init), height: \.height) { tile in
        RoundedRectangle(cornerRadius: 6)
          .fill(tile.id % 2 == 0 ? Color.indigo : Color.cyan)
          .overlay { Text("\(tile.id)").foregroundStyle(.white) }
      }
      .padding(8)
    }
  }
}
