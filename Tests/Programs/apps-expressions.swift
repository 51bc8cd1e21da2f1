// Expressions as whole apps have them.
import Foundation

enum LabelledLists {
  enum Status: String { case work, rest }
  struct Country { var id: Int }
  struct Visit { var day: Int }
  static func main() {
    var times = [(status: Status, time: TimeInterval)]()
    times.append((status: .work, time: 2))
    times.append((.rest, 3))
    times[times.count - 1].time -= 1
    print(times.reduce(0.0) { $0 + ($1.status == .work ? $1.time : 0.5) })
    print(times.map { $0.status.rawValue }, [(Int, label: String)]().isEmpty)
    var counts: [Int: (done: Int, open: Int)] = [:]
    counts[2, default: (0, 0)].open += 1
    counts[3, default: (0, 0)].done += 1
    print(counts.sorted { $0.key < $1.key }.map { "\($0.value.done) \($0.value.open)" })
    let visits = [1: Visit(day: 3), 2: Visit(day: 5)]
    var recent: [(country: Country, visit: Visit)] {
      [Country(id: 1), Country(id: 2), Country(id: 3)].compactMap { country in
        guard let visit = visits[country.id], visit.day > 0 else { return nil }
        return (country, visit)
      }
      .sorted {
        let a = $0.visit.day
        let b = $1.visit.day
        return a > b
      }
    }
    print(recent.map { $0.visit.day })
  }
}

enum StridesOfDates {
  static func main() {
    let a = Date(timeIntervalSinceReferenceDate: 0)
    let b = Date(timeIntervalSinceReferenceDate: 100)
    for date in stride(from: a, to: b, by: 30) { print(date.timeIntervalSinceReferenceDate) }
    for date in stride(from: a, through: b, by: 25 * 2) {
      print(date.timeIntervalSinceReferenceDate)
    }
    print(stride(from: b, to: a, by: -60).map { $0.timeIntervalSinceReferenceDate })
    print(Array(stride(from: 0, through: 1, by: 0.5)), Array(stride(from: 3, to: 0, by: -1)))
  }
}

enum OptionalsFromClosures {
  static let queue = DispatchQueue(label: "queue")
  static func rating(_ key: String) -> Int? {
    return queue.sync {
      let ratings = ["a": 1]
      return ratings[key]
    }
  }
  static func short(_ key: String) -> Int? { queue.sync { ["a": 1][key] } }
  static func main() {
    let found: Int? = queue.sync { ["b": 2]["b"] }
    let plain: Int? = queue.sync { 3 }
    print(rating("a") ?? 0, rating("b") ?? 0, short("b") ?? 0, found ?? 0, plain ?? 0)
  }
}

enum PartsOfCollections {
  enum Degree { case one, two, three }
  static func main() {
    let tags: [Degree] = [.one, .two, .three]
    print(tags.contains([.two, .three]), tags.contains([.three, .two]), tags.contains(.two))
    print("abc".contains("bc"), [1, 2, 3].contains([2, 3]), [1, 2].contains([]))
    print([[1], [2]].contains([1]), (1...4).contains([2, 3]))
  }
}

enum LiteralsByName {
  static func main() {
    print(CGFloat(integerLiteral: 32), Double(integerLiteral: 3), Int(integerLiteral: 4))
    print(String(stringLiteral: "a"), Bool(booleanLiteral: true))
    let number = 2.5 as NSNumber
    print(Double(truncating: number), Int(truncating: number), Float(truncating: number))
    func bridged<T: Numeric>(_ value: T) -> Double { Double(truncating: value as! NSNumber) }
    print(bridged(3), bridged(2.5))
  }
}

enum TypesAsValues {
  struct Options: OptionSet {
    let rawValue: Int
    static let a = Options(rawValue: 1)
    static let b = Options(rawValue: 2)
  }
  static func edges(_ all: Bool) -> Options.ArrayLiteralElement {
    if all { [.a, .b] } else { [.a] }
  }
  static func main() {
    let object: AnyClass = NSObject.self
    print(object == NSObject.self)
    let types: [Any.Type] = [Int.self, String.self]
    print(types.map { "\($0)" }, types[0] == Int.self, Any.self, Any.Type.self)
    print(edges(true).rawValue, edges(false).rawValue)
  }
}

enum Lengths {
  static func main() {
    let length = 1.25
    print(Duration.milliseconds(Int(length * 1000)), Duration.seconds(2), Duration.seconds(0.5))
  }
}

enum CasesByLocale {
  static func main() {
    let locale = Locale(identifier: "en_US")
    print("hello wORLD".capitalized(with: locale))
    print("a b".trimmingCharacters(in: .illegalCharacters))
    print(String.localizedStringWithFormat("%d of %@", 2, "three"))
  }
}

enum CorruptContainers {
  struct Broken: Decodable {
    init(from decoder: any Decoder) throws {
      throw try DecodingError.dataCorruptedError(
        in: decoder.unkeyedContainer(), debugDescription: "no")
    }
  }
  static func main() {
    do {
      _ = try JSONDecoder().decode(Broken.self, from: Data("[1]".utf8))
    } catch DecodingError.dataCorrupted(let context) {
      print(context.debugDescription)
    } catch {
      print("other")
    }
  }
}
