import Foundation
import SwiftInterpreter
import Testing

/// Small wrong programs below `Tests/Programs/Mistakes`: the first problem stands in the same line
/// and says the same as the Swift compiler's; `Tests/Programs/Mistakes/record` wrote that down.
@Suite("Mistakes") struct MistakeTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Programs/Mistakes")

  /// `name:line: message`
  static let messages: [String] = {
    let text = try? String(contentsOf: folder.appending(path: "messages.txt"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }()

  @Test("There is one for every kind of mistake")
  func count() {
    #expect(Self.messages.count >= 50)
  }

  @Test("Says what the compiler says", arguments: messages)
  func message(_ expected: String) throws {
    let name = String(expected.prefix { $0 != ":" })
    let file = Self.folder.appending(path: "\(name).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let found = problems(text).first { $0.severity == .error }
    #expect(found.map { "\(name):\($0.location?.line ?? 0): \($0.message)" } == expected)
  }
}
