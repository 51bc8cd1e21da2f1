import Foundation

enum Supertypes {
  class Animal { var name: String { "animal" } }
  final class Dog: Animal { override var name: String { "dog" } }
  final class Cat: Animal { override var name: String { "cat" } }
  struct Kennel {
    let guest: Animal
    init(_ dog: Dog?, _ cat: Cat) { guest = dog ?? cat }
  }
  static func main() {
    print(Kennel(nil, Cat()).guest.name, Kennel(Dog(), Cat()).guest.name)
  }
}

enum HiddenNames {
  static func half(_ text: String) -> String {
    guard let text = Int(text), text % 2 == 0 else { return text + "?" }
    return "\(text / 2)"
  }
  static func main() { print(half("8"), half("7"), half("x")) }
}

enum WrittenTypes {
  struct Row: Decodable { let name: String }
  static func made<T: Decodable>(_ text: String) throws -> T {
    try JSONDecoder().decode(T.self, from: Data(text.utf8))
  }
  static func main() {
    if let row: Row = try? made(#"{"name": "a"}"#) { print(row.name) }
    if let row: Row = try? made("[]") { print(row.name) } else { print("none") }
  }
}

enum Overloads {
  static func fetch() -> String { "at once" }
  static func fetch() async -> Int { 1 }
  static func later() async -> Int {
    async let first = fetch()
    let second = await fetch()
    return await first + second
  }
  static func found() async -> String? {
    await withCheckedContinuation { continuation in
      let none: String? = nil
      continuation.resume(returning: none)
    }
  }
  static func main() {
    let now = fetch()
    print(now)
  }
}

enum CasesOfAParameter {
  enum Size: String, CaseIterable { case small, large }
  static func names<T: CaseIterable & RawRepresentable>(_ all: T.AllCases, of type: T.Type)
    -> String where T.RawValue == String
  {
    Array(all).map { $0.rawValue }.joined(separator: " ")
  }
  static func main() { print(names(Size.allCases, of: Size.self)) }
}

enum CasesByCategory {
  enum Order: CaseIterable {
    case name, price
    static func allCases(for isFree: Bool) -> [Order] { allCases.filter { !isFree || $0 == .name } }
  }
  static func main() { print(Order.allCases(for: true), Order.allCases.count) }
}

enum Parts {
  static func main() {
    let folder = URL(fileURLWithPath: "/tmp").appendingPathComponent("a b", isDirectory: true)
    print(folder.path, folder.appendingPathComponent("c.txt", isDirectory: false).absoluteString)
  }
}

enum Bridges {
  enum Plain: Error { case first, second }
  enum Coded: Int, Error { case missing = 404 }
  struct Described: LocalizedError { var errorDescription: String? { "described" } }
  static func main() {
    for error in [Plain.second, Coded.missing, Described()] as [any Error] {
      let object = error as NSError
      print(object.code, object.domain.hasSuffix("\(type(of: error))"))
    }
    print((Described() as NSError).localizedDescription)
    let own = NSError(domain: "own", code: 7)
    print((own as any Error as NSError).code)
  }
}

enum Lines {
  static func log(_ text: String, line: UInt = #line, column: UInt8 = #column) -> String {
    "\(text) \(type(of: line)) \(type(of: column))"
  }
  static func main() {
    print(log("here"))
    let line: UInt32 = #line
    print(type(of: line))
  }
}

enum References {
  struct Point { var x = 0 }
  struct Handlers {
    func tapped(perform action: () -> Void) -> String { "plain" }
    func tapped(perform action: (Point) -> Void) -> String { "point" }
    func plain() {}
    func at(_ point: Point) {}
    var both: String { tapped(perform: plain) + " " + tapped(perform: self.at) }
  }
  static func main() {
    print(Handlers().both)
    print(Optional("https://example.com").flatMap(URL.init(string:))?.host ?? "none")
  }
}

enum Branches {
  static func width(_ size: Double?) -> Double {
    let width = if let size { size } else { 1.0 }
    return width * 2
  }
  static func main() {
    print(width(4), width(nil))
    print(":/a/:".trimmingCharacters(in: [":", "/"]))
  }
}

enum Files {
  static func main() {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("reflow-\(UUID().uuidString)")
    let file = folder.appendingPathComponent("note.txt")
    print(files.fileExists(atPath: file.path), (try? Data(contentsOf: file)) == nil)
    do { try "early".write(to: file, atomically: true, encoding: .utf8) } catch {
      print("no folder")
    }
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try "hello".write(to: file, atomically: true, encoding: .utf8)
      print(try String(contentsOf: file, encoding: .utf8), try Data(contentsOf: file).count)
      try JSONEncoder().encode([1, 2]).write(to: file, options: .atomic)
      print(try JSONDecoder().decode([Int].self, from: Data(contentsOf: file)))
      var isFolder: ObjCBool = false
      print(files.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue)
      print(files.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue)
      let copy = folder.appendingPathComponent("copy.txt")
      try files.copyItem(at: file, to: copy)
      do { try files.copyItem(at: file, to: copy) } catch { print("there already") }
      try files.moveItem(at: copy, to: folder.appendingPathComponent("moved.txt"))
      print(try files.contentsOfDirectory(atPath: folder.path).sorted())
      print(files.createFile(atPath: folder.path + "/made", contents: nil))
      try files.removeItem(at: folder)
      print(files.fileExists(atPath: file.path), files.fileExists(atPath: folder.path))
    } catch {
      print("unexpected")
    }
    do { try files.removeItem(at: file) } catch { print("gone") }
  }
}
