enum PartsOfOneType {
  struct Track: BidirectionalCollection {
    var notes: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { notes.count }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    subscript(index: Int) -> Int { notes[index] }
    subscript(bounds: Range<Int>) -> Track { Track(notes: Array(notes[bounds]) + [0]) }
  }

  static func main() {
    let track = Track(notes: [4, 5, 6, 7])
    print(track.dropFirst().notes, track.dropFirst(3).notes, track.dropLast().notes)
    print(track.prefix(2).notes, track.suffix(1).notes, track[1...2].notes, track[2...].notes)
    print(track.prefix { $0 < 6 }.notes, track.drop { $0 < 6 }.notes)
    print(track.split { $0 == 5 }.map(\.notes), track.split(separator: 6).map { $0.notes.count })
    print(type(of: track.suffix(1)) == Track.self, track.prefix(upTo: 1).notes)
  }
}

enum PartsOfAnotherType {
  struct Table<Key: Comparable, Value>: BidirectionalCollection {
    var pairs: [(Key, Value)]
    var startIndex: Int { 0 }
    var endIndex: Int { pairs.count }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    subscript(index: Int) -> (Key, Value) { pairs[index] }
    subscript(bounds: Range<Int>) -> Table { Table(pairs: Array(pairs[bounds])) }
  }

  struct Keys<Key: Comparable> {
    var table: Table<Key, Void>
    init(_ table: Table<Key, Void>) { self.table = table }
    init<Others: Sequence>(_ keys: Others) where Others.Element == Key {
      table = Table(pairs: keys.sorted().map { ($0, ()) })
    }
    func dropFirst(_ count: Int = 1) -> Keys { Keys(table.dropFirst(count)) }
    func dropLast() -> Keys { Keys(table.dropLast()) }
  }

  static func main() {
    let keys = Keys([3, 1, 2])
    print(keys.dropFirst().table.map(\.0), keys.dropFirst(2).table.map(\.0))
    print(keys.dropLast().table.map(\.0), keys.table.prefix(1).pairs.count)
  }
}
