import Foundation
import SwiftInterpreter
import Testing

/// Small programs in `Programs`, each followed by what it printed when the Swift compiler built it;
/// `Programs/record` wrote that down.
@Suite struct CompiledProgramTests {
  struct Program: CustomTestStringConvertible, Sendable {
    var name: String
    /// The texts of its files.
    var files: [String]
    var output: [String]

    var testDescription: String { name }
  }

  static let all: [Program] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".programs") }.sorted().flatMap { name in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      return programs(in: text, topic: String(name.dropLast(".programs".count)))
    }
  }()

  /// Sections that begin with `// program: NAME`; their output follows `// prints:`.
  static func programs(in text: String, topic: String) -> [Program] {
    var programs: [Program] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// program: ") {
        let name = "\(topic): \(line.dropFirst("// program: ".count))"
        programs.append(Program(name: name, files: [""], output: []))
      } else if line.hasPrefix("// file: ") {
        programs[programs.count - 1].files.append("")
      } else if line.hasPrefix("//>") {
        programs[programs.count - 1].output.append(String(line.dropFirst(4)))
      } else if line != "// prints:" {
        let last = programs.count - 1
        programs[last].files[programs[last].files.count - 1] += line + "\n"
      }
    }
    return programs
  }

  @Test func thereAreManyPrograms() {
    #expect(Self.all.count > 150)
  }

  @Test(arguments: all)
  func printsWhatItPrintsWhenCompiled(_ program: Program) throws {
    var files = program.files
    if files.contains(where: { $0.contains("func run() {") }) {
      files.append("run()\n")
    } else {
      files[0] = "func run() throws {\n\(files[0])}\ntry run()\n"
    }
    #expect(try run(files, moduleName: "main") == program.output)
  }
}
