// Sequences made of functions that make iterators.

enum SequencesOfIterators {
  struct Counter: IteratorProtocol {
    var last: Int
    var number = 0
    init(to last: Int) { self.last = last }
    mutating func next() -> Int? {
      number += 1
      return number > last ? nil : number
    }
  }

  static func main() {
    let sequence = AnySequence<Int> { Counter(to: 3) }
    print(Array(sequence), sequence.map { $0 * 2 }, sequence.reduce(0, +))
    let told = AnySequence { Counter(to: 2) }
    print(told.map { $0 + 1 }, told.contains(2))
    let letters = AnySequence { ["a", "b"].makeIterator() }
    print(letters.joined(), letters.map { $0.uppercased() })
    var left = 2
    let countdown = AnySequence {
      AnyIterator {
        left > 0
          ? {
            left -= 1; return left
          }() : nil
      }
    }
    print(Array(countdown))
  }
}
