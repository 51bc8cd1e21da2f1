// swift-tools-version: 6.1

import PackageDescription

/// A plain debug build compiles swift-syntax in about a minute, a release build in about eight.
/// With `REFLOW_FLUENT=1` a debug build optimises those of the project's own modules that a picture
/// waits for, so that a newcomer gets a fluent one soonest.
let fluent: [SwiftSetting] =
  Context.environment["REFLOW_FLUENT"] == "1" ? [.unsafeFlags(["-O"])] : []

/// With `REFLOW_COVERAGE=1` the project's own modules count which of their edges are run, for
/// `fuzz --guided`; nothing else can be built so.
let countsEdges = Context.environment["REFLOW_COVERAGE"] == "1"

/// With `REFLOW_RELEASE=1`, which `Distribution/build` sets, a release build makes the program that is
/// handed out. Without it no flag is unsafe, so that a package can name a version of this one.
///
/// On Linux that program holds Swift's libraries in itself: calls into a shared library take a detour,
/// and those that count references are a quarter of the time to load a scene. It doesn't look for
/// overlapping accesses, which takes a twentieth; debug builds and their tests do.
let makesRelease = Context.environment["REFLOW_RELEASE"] == "1"
let inRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
func ofRelease<Setting>(_ setting: Setting) -> [Setting] { makesRelease ? [setting] : [] }
let settings: [SwiftSetting] =
  (countsEdges ? [.unsafeFlags(["-sanitize=fuzzer"]), .define("COVERAGE")] : [])
  + ofRelease(.unsafeFlags(["-static-stdlib", "-enforce-exclusivity=unchecked"], inRelease))

/// Of the modules that a picture waits for.
let fluentSettings = fluent + settings

/// It is linked without its symbols, which are half of it; `REFLOW_SYMBOLS=1` keeps them for a
/// profiler. It exports no names, and is loaded where it was linked for, so that the loader need not
/// write to the pages of a hundred thousand addresses at every start. `REFLOW_LINKER` is what else
/// `Distribution/build` says to the linker, in words.
let keepsSymbols = Context.environment["REFLOW_SYMBOLS"] == "1"
let compact =
  ["-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xlinker", "--no-pie"]
  + (keepsSymbols ? [] : ["-Xlinker", "-s"])
  + (Context.environment["REFLOW_LINKER"] ?? "").split { $0.isWhitespace }
  .flatMap { ["-Xlinker", String($0)] }

// Targets in the order of the data flow, each followed by its tests.
let package = Package(
  name: "reflow",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "reflow", targets: ["reflow"]),
    .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
    .library(name: "SceneLoader", targets: ["SceneLoader", "SwiftInterpreter"]),
    .library(name: "ReflowTesting", targets: ["ReflowTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // For `swift package generate-documentation`.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .target(name: "Numbers", swiftSettings: fluentSettings),
    .target(name: "Threads", swiftSettings: fluentSettings),

    .target(name: "CProcesses"),
    .target(name: "Processes", dependencies: ["CProcesses"], swiftSettings: settings),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes"]),

    // Declares what it takes of ICU, which is in Swift's toolchain on Linux and in the system on a Mac.
    .target(
      name: "CUnicode",
      linkerSettings: [
        .linkedLibrary("_FoundationICU", .when(platforms: [.linux])),
        .linkedLibrary("icucore", .when(platforms: [.macOS])),
      ]),
    .target(name: "UnicodeText", dependencies: ["CUnicode"], swiftSettings: fluentSettings),
    .testTarget(name: "UnicodeTextTests", dependencies: ["UnicodeText"]),

    .target(
      name: "LayoutSolver", dependencies: ["Numbers", "Threads", "UnicodeText"],
      swiftSettings: fluentSettings,
      linkerSettings: [
        // Rounding; what imports the library need not import Foundation to link.
        .linkedLibrary("m", .when(platforms: [.linux]))
      ] + ofRelease(.unsafeFlags(["-static-stdlib"], inRelease))),
    .target(
      name: "LayoutSentences", dependencies: ["LayoutSolver"], path: "Tests/LayoutSentences"),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver", "LayoutSentences"]),

    // Library declarations are Swift files that the interpreter reads; the executable holds them as
    // strings, with an index of what they declare.
    .target(name: "DeclarationScanner", swiftSettings: fluentSettings),
    .executableTarget(
      name: "embed-declarations", dependencies: ["DeclarationScanner"],
      path: "Plugins/embed-declarations"),
    .plugin(
      name: "EmbedDeclarations", capability: .buildTool(), dependencies: ["embed-declarations"]),

    .target(
      name: "SwiftChecker",
      dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")],
      swiftSettings: fluentSettings),
    .testTarget(
      name: "SwiftCheckerTests",
      dependencies: [
        "SwiftChecker",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ],
      exclude: ["Types"]),

    .target(
      name: "SwiftInterpreter",
      dependencies: [
        "DeclarationScanner", "Numbers", "Threads", "SwiftChecker",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
      ],
      exclude: ["Declarations"], swiftSettings: fluentSettings, plugins: ["EmbedDeclarations"]),
    .testTarget(
      name: "SwiftInterpreterTests",
      dependencies: [
        "SwiftChecker", "SwiftInterpreter", "FoundationLibrary",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      exclude: ["Programs"]),

    .target(
      name: "FoundationLibrary", dependencies: ["SwiftInterpreter"],
      exclude: ["Declarations"], swiftSettings: settings, plugins: ["EmbedDeclarations"]),
    .target(
      name: "SwiftUILibrary",
      dependencies: ["UnicodeText", "LayoutSolver", "SwiftInterpreter", "FoundationLibrary"],
      exclude: ["Declarations"], swiftSettings: settings, plugins: ["EmbedDeclarations"]),
    .target(
      name: "AppleLibraries",
      dependencies: ["LayoutSolver", "SwiftInterpreter", "FoundationLibrary", "SwiftUILibrary"],
      exclude: ["Declarations"], swiftSettings: settings, plugins: ["EmbedDeclarations"]),
    .target(
      name: "SceneLoader",
      dependencies: [
        "LayoutSolver", "SwiftInterpreter", "FoundationLibrary", "SwiftUILibrary",
        "AppleLibraries",
      ],
      exclude: ["Declarations"], swiftSettings: settings, plugins: ["EmbedDeclarations"]),
    .testTarget(
      name: "SceneLoaderTests",
      dependencies: [
        "SceneLoader", "LayoutSolver", "SwiftInterpreter", "SwiftUILibrary", "LayoutSentences",
        "LayoutChecks", "JSONText", "JSONSchemas",
      ],
      exclude: [
        "Conformance/Cases", "Conformance/README.md", "Conformance/oracle.py",
        "Conformance/set.json",
        "Conformance/case.schema.json", "Conformance/results.schema.json", "Corpus",
      ]),

    .target(
      name: "LayoutChecks",
      dependencies: [
        "LayoutSolver", "SwiftInterpreter", "SwiftUILibrary", "SceneLoader", "Cells", "JSONText",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutChecksTests",
      dependencies: ["LayoutChecks", "LayoutSolver", "SwiftUILibrary", "SceneLoader"]),

    .target(
      name: "ReflowTesting",
      dependencies: ["LayoutSolver", "SwiftInterpreter", "SwiftUILibrary", "SceneLoader"],
      swiftSettings: settings),
    // The example of a package that tests a view stands by itself; its tests are run here too, where
    // the library is built anyway.
    .testTarget(
      name: "CardTests", dependencies: ["ReflowTesting"],
      path: "Tests/TestingPackage/Tests/CardTests", exclude: ["Card.swift"]),

    .target(
      name: "Cells", dependencies: ["Numbers", "UnicodeText"], swiftSettings: fluentSettings),
    .testTarget(name: "CellsTests", dependencies: ["Cells", "Numbers"]),

    // Loads its libraries when a picture is drawn, and so links none.
    .target(
      name: "Pixels", dependencies: ["Numbers", "Processes", "LayoutSolver", "Cells"],
      swiftSettings: fluentSettings),
    .testTarget(name: "PixelsTests", dependencies: ["Pixels", "LayoutSolver", "Cells"]),

    .target(name: "JSONText", dependencies: ["Numbers", "Cells"], swiftSettings: settings),
    .target(name: "JSONSchemas", dependencies: ["JSONText"], path: "Tests/JSONSchemas"),
    .target(name: "JSONRPC", dependencies: ["JSONText", "Threads"], swiftSettings: settings),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "JSONText"]),

    .target(
      name: "Playground",
      dependencies: [
        "Threads", "UnicodeText", "LayoutSolver", "SceneLoader", "LayoutChecks", "Cells", "Pixels",
        "JSONText",
      ],
      swiftSettings: fluentSettings),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "RandomSessions", "Playground", "LayoutSolver", "SceneLoader", "LayoutChecks", "Cells",
        "Pixels",
      ]),

    // Every interface but the command line asks through it.
    .target(
      name: "Questions",
      dependencies: [
        "LayoutSolver", "SceneLoader", "LayoutChecks", "Cells", "JSONText", "Playground",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "QuestionsTests",
      dependencies: ["Questions", "JSONText", "JSONSchemas", "LayoutSolver", "SceneLoader"],
      exclude: ["Schema.json"]),
    .target(
      name: "AgentServer", dependencies: ["Questions", "JSONRPC", "JSONText", "SceneLoader"],
      swiftSettings: settings),
    .testTarget(
      name: "AgentServerTests", dependencies: ["AgentServer", "Questions", "JSONRPC", "JSONText"]),

    // Plays sessions from a seed, for a test and for the fuzzer.
    .target(
      name: "RandomSessions",
      dependencies: ["Playground", "LayoutSolver", "SwiftInterpreter", "SceneLoader", "Cells"],
      path: "Tests/RandomSessions", swiftSettings: settings),

    .target(
      name: "LanguageServer",
      dependencies: [
        "Numbers", "Threads", "LayoutSolver", "SceneLoader", "SwiftUILibrary", "LayoutChecks",
        "Cells", "JSONText", "JSONRPC", "Questions",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "LayoutSolver", "SceneLoader", "SwiftUILibrary", "JSONText", "JSONRPC",
        "Questions",
      ]),

    .target(
      name: "CTerminal",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(name: "CursesTerminal", dependencies: ["CTerminal", "Cells"], swiftSettings: settings),
    .target(name: "Pseudoterminals", path: "Tests/Pseudoterminals"),
    .testTarget(
      name: "CursesTerminalTests",
      dependencies: [
        "CursesTerminal", "Cells", "Pseudoterminals", "Playground", "SceneLoader", "LayoutSolver",
      ]),
    .executableTarget(
      name: "TerminalBenchmarks", dependencies: ["Pseudoterminals"],
      path: "Tests/TerminalBenchmarks"),
    // Ends in every way a program can, so that tests see what the terminal looks like afterwards.
    .executableTarget(
      name: "terminal-demo", dependencies: ["CursesTerminal", "Cells", "Threads"],
      path: "Tests/TerminalDemo"),

    .executableTarget(
      name: "reflow",
      dependencies: [
        "LayoutSolver", "SwiftInterpreter", "SwiftUILibrary", "SceneLoader", "LayoutChecks",
        "Cells", "Pixels", "JSONText", "JSONRPC", "Questions", "AgentServer", "Playground",
        "CursesTerminal",
        "Processes", "LanguageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings, linkerSettings: ofRelease(.unsafeFlags(compact, inRelease))),
    .target(name: "CFuzzer", path: "Tests/CFuzzer"),
    // Runs damaged and hostile scenes and programs, and sessions, in a process of its own.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CFuzzer", "RandomSessions",
        "LayoutSolver", "SwiftInterpreter", "FoundationLibrary", "SceneLoader",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Tests/Fuzz", swiftSettings: settings,
      linkerSettings: countsEdges
        ? [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])] : []),
    .testTarget(
      name: "ReflowTests",
      dependencies: ["LayoutChecks", "reflow", "terminal-demo", "fuzz", "Pseudoterminals"]),
    .testTarget(
      name: "ProjectTests",
      dependencies: [
        "LayoutSolver", "SwiftInterpreter", "SwiftUILibrary", "AppleLibraries", "SceneLoader",
        "Playground", "Cells", "Pixels", "Questions", "AgentServer", "LanguageServer",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
