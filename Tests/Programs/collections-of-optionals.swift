// A collection becomes one of optionals with each of its elements wrapped.

func shownOptionals(_ values: [Int?]) -> String { "\(values)" }

final class Context {
  var tables: [[String: Any?]]
  init(_ table: [String: Any]) { tables = [table] }
  func value(_ key: String) -> Any? {
    if let value = tables[0][key] { return value }
    return nil
  }
}

enum CollectionProgram {
  static func main() {
    let plain = [3, 4]
    print(shownOptionals(plain), (plain as [Int?]).map { "\($0 as Any)" })
    let table: [String: Int?] = ["x": 1] as [String: Int]
    print(table, table["x"] as Any, table["y"] as Any)
    print(Context(["a": 1]).value("a") as Any, Context([:]).value("a") as Any)
    let nested: [[Int?]] = [[1], [2, 3]] as [[Int]]
    print(nested)
    let any: [Any?] = [1, "a"] as [Any]
    print(any)
  }
}
