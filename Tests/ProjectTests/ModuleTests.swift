import Foundation
import Testing

/// The arrows between the modules, as the map in `Sources/README.md` draws them.
@Suite("Modules")
struct ModuleTests {
  /// What each module's sources may import, the standard library's own modules aside.
  static let arrows: [String: Set<String>] = [
    "Numbers": [],
    "Threads": [],
    "Processes": ["CProcesses", "Foundation"],
    "UnicodeText": ["CUnicode"],
    "LayoutSolver": ["Numbers", "Threads", "UnicodeText"],
    "DeclarationScanner": [],
    "SwiftChecker": ["SwiftSyntax"],
    "SwiftInterpreter": [
      "Numbers", "Threads", "DeclarationScanner", "SwiftChecker",
      "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators",
      "SwiftIfConfig",
      "Foundation",
    ],
    "FoundationLibrary": ["Numbers", "SwiftInterpreter", "Foundation"],
    "SwiftUILibrary": [
      "Numbers", "UnicodeText", "LayoutSolver", "SwiftInterpreter", "FoundationLibrary",
      "Foundation",
    ],
    "AppleLibraries": [
      "Numbers", "LayoutSolver", "SwiftInterpreter", "FoundationLibrary", "SwiftUILibrary",
      "Foundation",
    ],
    "SceneLoader": [
      "Numbers", "LayoutSolver", "SwiftInterpreter", "FoundationLibrary", "SwiftUILibrary",
      "AppleLibraries", "Foundation",
    ],
    "LayoutChecks": [
      "Numbers", "LayoutSolver", "SwiftInterpreter", "SwiftUILibrary", "SceneLoader", "Cells",
      "JSONText",
      "Yams", "Foundation", "SwiftParser", "SwiftSyntax",
    ],
    "ReflowTesting": [
      "LayoutSolver", "SwiftInterpreter", "SwiftUILibrary", "SceneLoader", "Foundation",
    ],
    "Cells": ["Numbers", "UnicodeText"],
    "Pixels": ["Numbers", "Processes", "LayoutSolver", "Cells"],
    "JSONText": ["Numbers", "Cells"],
    "JSONRPC": ["JSONText", "Threads"],
    "Playground": [
      "Numbers", "Threads", "UnicodeText", "LayoutSolver", "SceneLoader", "LayoutChecks", "Cells",
      "Pixels",
      "JSONText", "Foundation",
    ],
    "Questions": [
      "LayoutSolver", "SceneLoader", "LayoutChecks", "Cells", "JSONText", "Playground",
      "SwiftParser", "SwiftSyntax", "Foundation",
    ],
    "AgentServer": ["Questions", "JSONRPC", "JSONText", "SceneLoader", "Foundation"],
    "LanguageServer": [
      "Numbers", "Threads", "LayoutSolver", "SceneLoader", "SwiftUILibrary", "LayoutChecks",
      "Cells", "JSONText", "JSONRPC", "Questions", "Foundation",
    ],
    "CursesTerminal": ["CTerminal", "Cells", "Foundation"],
    "reflow": [
      "Numbers", "LayoutSolver", "SwiftInterpreter", "SwiftUILibrary", "SceneLoader",
      "LayoutChecks", "Cells", "Pixels", "JSONText", "JSONRPC", "Questions",
      "AgentServer", "Playground", "CursesTerminal", "Processes", "LanguageServer",
      "ArgumentParser", "Foundation",
    ],
  ]

  @Test("A module imports only what stands before it", arguments: arrows.keys.sorted())
  func imports(module: String) throws {
    let allowed = try #require(Self.arrows[module])
    // Declarations are texts: what they import is the scene's business.
    for path in Project.files(below: "Sources/\(module)", suffix: ".swift")
    where !path.contains("/Declarations/") {
      let strangers = try Self.imports(of: path).subtracting(allowed)
      #expect(strangers.isEmpty, "\(path) imports \(strangers.sorted().joined(separator: ", "))")
    }
  }

  @Test("Every folder of sources is a module with arrows, and the other way round")
  func folders() throws {
    let folders = try Project.entries("Sources").filter {
      !$0.contains(".") && !["CTerminal", "CProcesses", "CUnicode"].contains($0)
    }
    #expect(Set(folders) == Set(Self.arrows.keys))
  }

  @Test("In the playground, the run loop alone touches files and the environment")
  func files() throws {
    let access =
      /FileManager|ProcessInfo|FileHandle|RegularFile|getenv|contentsOf|[wW]rite\(to|URL\(/
    let paths = Project.files(below: "Sources/Playground", suffix: ".swift")
    let found = try paths.filter { try Project.text($0).contains(access) }
    #expect(found == ["Sources/Playground/Screen/SessionFiles.swift"])
  }

  @Test("Only CTerminal knows ncurses")
  func curses() throws {
    for path in Project.files(below: "Sources") where !path.hasPrefix("Sources/CTerminal/") {
      let includes = try Project.text(path).contains("#include <" + "ncurses")
      #expect(!includes, "\(path)")
    }
    let header = try Project.text("Sources/CTerminal/include/CTerminal.h")
    #expect(!header.contains("ncurses.h"))
  }

  /// The modules a file imports, submodules and attributes left out.
  static func imports(of path: String) throws -> Set<String> {
    let importLine = /^ {0,2}(?:@\w+\s+|public\s+|private\s+|internal\s+)*import\s+(?:\w+\s+)?(\w+)/
    let standard: Set = ["Dispatch", "Synchronization", "Glibc", "Darwin", "Musl"]
    // What stands in a text is a scene's.
    let code = try Project.text(path).components(separatedBy: "\"\"\"").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    return Set(
      code.split(separator: "\n")
        .compactMap { $0.firstMatch(of: importLine).map { String($0.output.1) } }
    ).subtracting(standard)
  }
}
