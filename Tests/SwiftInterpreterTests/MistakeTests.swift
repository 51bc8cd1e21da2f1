import Foundation
import SwiftInterpreter
import Testing

/// Small wrong programs below `Tests/Programs/Mistakes`: the first problem stands in the same line
/// and says the same as the Swift compiler's; `Tests/Programs/Mistakes/record` wrote that down.
@Suite("Mistakes") struct MistakeTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Programs/Mistakes")

  /// `name:line: message`
  static let messages = messages(in: folder)

  /// Mistakes of which something else is said, or nothing; `Unmatched.md` says why.
  static let unmatchedFolder = folder.appending(path: "Unmatched")
  static let unmatched = messages(in: unmatchedFolder)

  static func messages(in folder: URL) -> [String] {
    let text = try? String(contentsOf: folder.appending(path: "messages.txt"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  @Test("There are three hundred of them")
  func count() {
    #expect(Self.messages.count >= 300)
  }

  @Test("Says what the compiler says", arguments: messages)
  func message(_ expected: String) throws {
    let found = try Self.found(Self.name(of: expected), in: Self.folder)
    #expect(found == expected)
  }

  @Test("What is said otherwise is listed with its reason", arguments: unmatched)
  func difference(_ expected: String) throws {
    let name = Self.name(of: expected)
    #expect(try Self.found(name, in: Self.unmatchedFolder) != expected)
    let reasons = try String(
      contentsOf: Self.unmatchedFolder.appending(path: "Unmatched.md"), encoding: .utf8)
    #expect(reasons.contains("`\(name)`"))
  }

  private static func name(of message: String) -> String { String(message.prefix { $0 != ":" }) }

  private static func found(_ name: String, in folder: URL) throws -> String? {
    let file = folder.appending(path: "\(name).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let problem = problems(text).first { $0.severity == .error }
    return problem.map { "\(name):\($0.location?.line ?? 0): \($0.message)" }
  }
}
