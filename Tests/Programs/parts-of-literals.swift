import Foundation

// What is expected of a part of literals tells what they are.

func taken(_ number: Float) -> String { "Float \(number)" }
func taken(_ text: String) -> String { "String \(text)" }
func one(_ number: Double) -> String { "Double \(number)" }
func type<T: FloatingPoint>(_ number: T) -> String { "\(T.self)" }
func type<T>(_ first: T, _ second: T) -> String { "\(T.self)" }

enum PartsOfLiterals {
  static func main() {
    print(taken((1, 2).0), taken([1, 2][0]), one([1: 2].first!.value), type([3, 1].sorted()[0]))
    let second: Double = (1, 2).1
    let largest: Double = [1, 2, 3].max()!
    let sum: CGFloat = [10, 20].reduce(0, +)
    let found: Double = ["a": 1, "b": 2]["a"] ?? 0
    let last: CGFloat = [3, 1, 2].sorted().last!
    print(second, largest, sum, found, last)
    let reversed: [CGFloat] = [1, 2].reversed()
    let most: Double = max(1, [2, 3][1])
    let first: Double = [1, 2].first ?? 0
    let maybe: Double? = [1, 2].first
    print(reversed, most, first, maybe as Any)
    let prefix: [Double] = Array([1, 2].prefix(1))
    let set: Set<Double> = Set([1, 2].map { $0 * 2 })
    let dropped: Set<Double> = Set([1, 2].dropFirst())
    print(prefix, set.sorted(), dropped)
    let flat: [CGFloat] = [[1, 2], [3]].flatMap { $0 }
    let merged: [String: Double] = ["a": 1].merging(["b": 2]) { a, _ in a }
    let filtered: Float = [1, 2, 3].filter { $0 > 1 }.reduce(0, +)
    print(flat, merged["b"]!, filtered)
    let given: Double = ["a": 1]["a", default: 0]
    let pair: (Double, String) = [(1, "a")].first!
    let byte: UInt8 = [1, 2, 3].last!
    let letter: Character = ["a", "b"].reversed()[0]
    let negated: CGFloat = -[1, 2].max()!
    print(given, pair, byte, letter, negated)
    print(type([3, 1].sorted()[0], 2.5), type(2.5, [1, 2].max()!), type((1, "a").0, 2.5))
  }
}

func counted<T: Collection>(_ numbers: T) -> String { "collection" }
func counted<T: Collection<Int>>(_ numbers: T) -> String { "collection of integers" }

enum ElementsThatConstraintsSay {
  static func main() {
    print(counted([1, 2]), counted(["a"]), counted(Set([1])), counted([1, 2].map { $0 * 2 }))
    print(counted(1..<3), counted("text"), counted([1.5]))
  }
}
