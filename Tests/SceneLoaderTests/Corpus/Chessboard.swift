import SwiftUI

struct Square: View {
  let row: Int
  let column: Int

  var isDark: Bool { (row + column) % 2 == 1 }

  var body: some View {
    Rectangle()
      .fill(isDark ? Color.brown : Color(red: 0.95, green: 0.9, blue: 0.8))
      .overlay(alignment: .topLeading) {
        if column == 0 {
          Text("\(8 - row)").font(.system(size: 8))
        }
      }
      .overlay(alignment: .bottomTrailing) {
        if row == 7 {
          Text(String("abcdefgh"[file])).font(.system(size: 8))
        }
      }
  }

  private var file: String.Index {
    "abcdefgh".index("abcdefgh".startIndex, offsetBy: column)
  }
}

struct ContentView: View {
  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<8, id: \.self) { row in
        GridRow {
          ForEach(0..<8, id: \.self) { column in
            Square(row: row, column: column)
          }
        }
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .border(.black, width: 2)
    .padding()
  }
}
