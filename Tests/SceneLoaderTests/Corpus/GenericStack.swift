import SwiftUI

struct Separated<Data: RandomAccessCollection, Row: View, Separator: View>: View
where Data.Element: Hashable {
  let data: Data
  let row: (Data.Element) -> Row
  let separator: () -> Separator

  init(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row,
    @ViewBuilder separator: @escaping () -> Separator
  ) {
    self.data = data
    self.row = row
    self.separator = separator
  }

  var body: some View {
    VStack(spacing: 6) {
      ForEach(Array(data), id: \.self) { element in
        if element != data.first {
          separator()
        }
        row(element)
      }
    }
  }
}

struct ContentView: View {
  var body: some View {
    Separated(["First", "Second", "Third"]) { text in
      Text(text).padding(.vertical, 4)
    } separator: {
      Rectangle().fill(.red).frame(height: 1)
    }
    .padding()
  }
}
