enum ResultsToldByChains {
  enum Phase { case idle, busy, failed(Int) }
  struct Row<T> {
    var items: [T]
    var rest: Row<T> { Row(items: Array(items.dropFirst())) }
    func map<U>(_ change: (T) -> U) -> Row<U> { Row<U>(items: items.map(change)) }
    func skipping(_ count: Int = 1) -> Row<T> { Row(items: Array(items.dropFirst(count))) }
    func closed() -> Closed<T> { Closed(items: items) }
    func filling(_ item: T) -> Row<T> { Row(items: items + [item]) }
    func keeping(_ isKept: (T) -> Bool) -> [T] { items.filter(isKept) }
  }
  struct Closed<T> { var items: [T] }

  static func phases(_ row: Row<Int>, isOff: () -> Bool) -> Closed<Phase> {
    row
      .map { number in
        guard !isOff() else { return .idle }
        switch number {
        case 1: return .busy
        default: return .failed(number)
        }
      }
      .skipping()
      .closed()
  }
  static func property(_ row: Row<Int>) -> Row<Phase> {
    row.map { number in
      if number > 1 { return .busy }
      return .idle
    }.rest
  }
  static func take(_ row: Closed<Double>) -> String { "\(row.items)" }

  static func main() {
    let row = Row(items: [1, 2, 3])
    print(phases(row) { false }.items, phases(row) { true }.items, property(row).items)
    let kept: [Phase] = [1, 2].map { number in
      if number == 1 { return .failed(0) }
      return .idle
    }.filter { _ in true }
    let single: [Phase] = row.map { _ in .busy }.keeping { _ in true }
    let chosen: [Phase] = ["a", "b"].map { $0 == "a" ? .idle : .busy }.reversed()
    print(kept, single, chosen)
    let doubles: [Double] = [1, 2].map { _ in 1 }.filter { _ in true }
    let halves: [Double] = ["x", "y"].map { text in
      if text == "x" { return 1 }
      return 2
    }.dropLast()
    let letters: [Character] = ["x", "y"].map { _ in "q" }.filter { _ in true }
    let open: [Double?] = ["x", "y"].map { $0 == "x" ? nil : 2 }.filter { $0 != nil }
    let lists: [[Int]] = ["x", "y"].map { _ in [] }.filter(\.isEmpty)
    print(doubles, halves, letters, open, lists)
    print(take(row.map { _ in 4 }.skipping(2).closed()))
    let wrapped: Closed<String?> = row.map { "\($0)" }.filling(nil).closed()
    let optionals: [Int?] = row.map { $0 * 2 }.filling(nil).keeping { $0 != 4 }
    print(wrapped.items, optionals, row.map { $0 * 2 }.filling(9).closed().items)
    let plain: [Int] = row.map { _ in 5 }.skipping().keeping { $0 == 5 }
    print(plain, row.map { _ in "text" }.skipping().closed().items)
  }
}
