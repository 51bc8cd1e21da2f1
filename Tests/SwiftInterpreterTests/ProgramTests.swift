import Foundation
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

  @Test("There are three hundred of them")
  func count() {
    #expect(Self.all.count >= 300)
  }

  @Test("Prints what it prints when compiled", arguments: all)
  func program(_ program: Program) throws {
    if UnsupportedPrograms.names.contains(program.testDescription) {
      withKnownIssue(isIntermittent: true) { try run(program) }
    } else {
      try run(program)
    }
  }

  private func run(_ program: Program) throws {
    let name = "\(program.topic).swift"
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let interpreter = Interpreter(libraries: [])
    let alone = Self.text(text, of: program.name)
    let problems = interpreter.load([Interpreter.File(name: name, text: alone)])
    #expect(problems.isEmpty)
    let type = try #require(interpreter.type(named: program.name))
    var arguments: [Interpreter.Argument] = []
    _ = try interpreter.callStatic("main", of: type, arguments: &arguments)
    #expect(interpreter.output == program.expected)
  }

  /// A file's text without the other programs, so that each stands for itself.
  static func text(_ text: String, of name: String) -> String {
    var lines: [Substring] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if block == nil, line.hasPrefix("enum "), line != "enum \(name) {" {
        block = [line]
      } else if block != nil {
        block?.append(line)
        guard line == "}", let ended = block else { continue }
        if !ended.contains(where: { $0.contains("static func main()") }) { lines += ended }
        block = nil
      } else {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
