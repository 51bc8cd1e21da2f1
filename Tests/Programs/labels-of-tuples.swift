enum LabelsOfTuples {
  static let counts = ["b": 2, "a": 1]
  static var more: ArraySlice<(name: String, n: Int)> {
    counts.map { ($0.key, $0.value) }.sorted { $0.n > $1.n }.prefix(1)
  }
  static var best: (name: String, n: Int)? { counts.map { ($0.key, $0.value) }.max { $0.n < $1.n } }
  static var second: [(id: Int, text: String)] {
    zip([1, 2], ["a", "b"]).map { ($0, $1) }.reversed().filter { $0.id > 0 }
  }
  static var first: (id: Int, text: String) {
    [(1, "a"), (2, "b")].map { ($0.0, $0.1) }.first { $0.id == 2 }!
  }
  static var grouped: [(key: Character, words: [String])] {
    Dictionary(grouping: ["ab", "c", "ad"], by: { $0.first! }).map { ($0.key, $0.value) }.sorted {
      $0.key < $1.key
    }
  }
  static var enumerated: [(offset: Int, element: String)] {
    ["a"].enumerated().map { ($0.offset, $0.element) }
  }

  static func main() {
    print(more, best!, second, first, grouped, enumerated)
  }
}
