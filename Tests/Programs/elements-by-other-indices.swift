// Elements by tuples, parts in generic code, collections whose type is erased, and identities as
// texts.

struct Place { var row = 0, column = 0 }

extension Array where Element == [Int] {
  subscript(_ place: (row: Int, column: Int)) -> Int {
    get { self[place.row][place.column] }
    set { self[place.row][place.column] = newValue }
  }
  subscript(place: Place) -> Int { self[(place.row, place.column)] }
}
extension Array {
  subscript(pair: (Int, Int), fallback fallback: Element) -> [Element] {
    [pair.0, pair.1].map { indices.contains($0) ? self[$0] : fallback }
  }
}

struct Table<Rows: RandomAccessCollection> where Rows.Element: Identifiable, Rows.Index == Int {
  let rows: Rows
  func ids(from first: Int, to last: Int) -> [Rows.Element.ID] { rows[first..<last].map(\.id) }
  func one(_ index: Int) -> Rows.Element.ID { rows[index].id }
}
struct Item: Identifiable {
  let id: Int
  var name = "n"
}
func middle<C: RandomAccessCollection>(_ list: C) -> [C.Element] where C.Index == Int {
  Array(list[list.startIndex + 1..<list.endIndex - 1])
}

final class Thing {
  var text: String { ObjectIdentifier(self).debugDescription }
}

enum ElementsByOtherIndices {
  static func main() {
    var matrix = [[1, 2], [3, 4]]
    matrix[(0, 1)] += 5
    matrix[(row: 1, column: 0)] = 9
    print(matrix, matrix[(1, 1)] + 1, matrix[Place(row: 1)], matrix[0], matrix[0...1].count)
    print(["a", "b"][(1, 4), fallback: "none"])
    let table = Table(rows: [Item(id: 1), Item(id: 2), Item(id: 3), Item(id: 4)])
    print(table.ids(from: 1, to: 3))
    print(table.one(3), middle([4, 5, 6, 7]), middle([9, 10, 11, 12, 13].dropFirst()))

    let any = AnyRandomAccessCollection([3, 4, 5].map { $0 * 2 })
    print(any.count, any.last ?? 0, any.map { $0 + 1 }, Array(any.reversed()))
    let both: AnyBidirectionalCollection<Character> = AnyBidirectionalCollection("abc")
    print(both.count, both.last ?? "-", String(both.reversed()))

    let (one, other) = (Thing(), Thing())
    print(one.text == one.text, one.text == other.text, one.text.hasPrefix("ObjectIdentifier(0x"))
    print(one.text.count, one.text == String(describing: ObjectIdentifier(one)))
  }
}
