import Foundation
import FoundationLibrary
import SwiftInterpreter
import Testing

/// Small programs below `Tests/Programs`, which print the same as when the Swift compiler compiled
/// them; `Tests/Programs/record` wrote down what that was.
@Suite("Programs")
struct ProgramTests {
  struct Program: CustomTestStringConvertible {
    var topic: String
    var name: String
    var expected: [String]

    var testDescription: String { "\(topic)/\(name)" }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Programs")

  static let libraries = LibrarySet(FoundationLibrary.families)

  static let all: [Program] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { programs(in: $0) }
  }()

  /// The programs whose output a file holds, each after a line `== Name`.
  static func programs(in file: String) -> [Program] {
    let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
    var programs: [Program] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("== ") {
        let topic = String(file.dropLast(".txt".count))
        programs.append(Program(topic: topic, name: String(line.dropFirst(3)), expected: []))
      } else if !programs.isEmpty {
        programs[programs.count - 1].expected.append(String(line))
      }
    }
    return programs
  }

  @Test("There are three hundred of them, some in each file")
  func count() throws {
    #expect(Self.all.count >= 300)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let topics = Set(Self.all.map(\.topic))
    for file in files where file.hasSuffix(".swift") {
      #expect(topics.contains(String(file.dropLast(".swift".count))))
    }
  }

  @Test("Prints what it prints when compiled", arguments: all)
  func program(_ program: Program) throws {
    let name = "\(program.topic).swift"
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let interpreter = Interpreter(libraries: Self.libraries)
    let alone = Self.text(text, of: program.name)
    let problems = interpreter.load([Interpreter.File(name: name, text: alone)])
    #expect(problems.map { "\($0.location?.line ?? 0): \($0.message)" } == [])
    let type = try #require(interpreter.type(named: program.name))
    var arguments: [Interpreter.Argument] = []
    _ = try interpreter.callStatic("main", of: type, arguments: &arguments)
    #expect(Self.difference(interpreter.output, program.expected) == [])
  }

  /// The lines that are not as expected.
  static func difference(_ output: [String], _ expected: [String]) -> [String] {
    (0..<max(output.count, expected.count)).compactMap { index in
      let got = output.indices.contains(index) ? output[index] : "nothing"
      let wanted = expected.indices.contains(index) ? expected[index] : "nothing"
      return got == wanted ? nil : "line \(index + 1): \(got) instead of \(wanted)"
    }
  }

  /// A file's text without the other programs and what extends them, so that each stands for
  /// itself.
  static func text(_ text: String, of name: String) -> String {
    let blocks = blocks(text)
    let others = blocks.compactMap { block -> Substring? in
      guard let first = block.first, first.hasPrefix("enum "), first != "enum \(name) {",
        block.contains(where: { $0.contains("static func main()") })
      else { return nil }
      return first.dropFirst("enum ".count).prefix { $0.isLetter || $0.isNumber }
    }
    let kept = blocks.filter { block in
      !others.contains { other in
        block[0].hasPrefix("enum \(other) ") || block[0].hasPrefix("extension \(other)")
          || block[0].hasPrefix("func ") && block[0].contains("\(other).")
      }
    }
    return kept.flatMap(\.self).joined(separator: "\n")
  }

  /// What begins at the margin, each with the lines that belong to it.
  private static func blocks(_ text: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let first = line.first, first.isLetter || first == "@" || first == "/" || blocks.isEmpty {
        blocks.append([line])
      } else {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }
}
