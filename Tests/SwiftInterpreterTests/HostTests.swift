import SwiftInterpreter
import Testing

@Suite struct HostTests {
  private static let library = NativeLibrary(
    name: "Test",
    types: [
      NativeType("protocol Part"),
      NativeType(
        "struct Label: Part",
        members: [
          NativeMember("init(_ text: String, size: CGFloat = 10)") {
            (call, text: String, size: Double) in
            call.interpreter.host("Label", "\(text)/\(size)")
          },
          NativeMember("static let blank: Label") { call in call.interpreter.host("Label", "-") },
        ],
        describe: { value in value.asHost(String.self) ?? "" }),
      NativeType(
        "@resultBuilder struct Parts",
        members: [
          NativeMember("static func buildBlock(_ parts: any Part...) -> some Part") {
            (call, parts: [Value]) in
            let texts = try parts.map { try call.interpreter.describe($0) }
            return call.interpreter.host("Label", "[\(texts.joined(separator: " "))]")
          },
          NativeMember("static func buildEither(first part: some Part) -> some Part") {
            (_, part: Value) in part
          },
          NativeMember("static func buildEither(second part: some Part) -> some Part") {
            (_, part: Value) in part
          },
        ]),
      NativeType(
        "struct Menu<Choice>: Part",
        members: [
          NativeMember("init(choice: Choice, @Parts content: () -> some Part)") {
            (_, _: Unused, content: Closure) in try content()
          }
        ], contentValues: ContentValues("Choice")),
      NativeType(
        "struct Cell",
        members: [
          NativeMember(
            "var value: Int { get nonmutating set }",
            setter: { call in
              let box: Box = try call.receiver()
              box.number = try call.newValue?.requireInt() ?? 0
              return .void
            }
          ) { call in
            let box: Box = try call.receiver()
            return .int(box.number)
          },
          NativeMember("init(_ value: Int)") { (call, value: Int) in
            call.interpreter.host("Cell", Box(value))
          },
          NativeMember(
            "mutating func isAlone(with value: Int) -> Bool",
            changing: { (call: inout NativeCall, _: Int) in
              var box: Box = try call.receiver()
              call.receiver = nil
              let isAlone = isKnownUniquelyReferenced(&box)
              call.receiver = call.interpreter.host("Cell", box)
              return .bool(isAlone)
            }),
        ]),
    ],
    extensions: [
      "Part": [
        NativeMember("func tagged<T>(_ tag: T) -> some Part") { (call, tag: Value) in
          call.interpreter.host("Label", try call.interpreter.describe(tag))
        },
        NativeMember("func padded(_ amount: CGFloat? = nil, _ edges: String...) -> some Part") {
          (call, amount: Double?, edges: [String]) in
          let own = try call.interpreter.describe(call.receiver ?? .void)
          let amount = amount.map { "\($0)" } ?? "nil"
          return call.interpreter.host("Label", "\(own)+\(amount)x\(edges.count)")
        },
      ]
    ],
    functions: [
      NativeMember("func group(@Parts content: () -> some Part) -> some Part") {
        (_, content: Closure) in
        try content()
      },
      NativeMember(
        "func double(_ n: inout Int)",
        changing: { (call: inout NativeCall, n: ArgumentPlace) in
          call[n] = .int(try 2 * (call[n]?.requireInt() ?? 0))
          return .void
        }),
    ])

  private final class Box {
    var number: Int

    init(_ number: Int) {
      self.number = number
    }
  }

  @Test("A builder's content names the values that a library says it may")
  func contentValues() throws {
    let side = "enum Side { case left, right }\n"
    let named = try output(side + "print(Menu(choice: Side.left) { Label(\"a\").tagged(.right) })")
    #expect(named == ["[right]"])
  }

  @Test("A body that changes its receiver is the only one that holds it, so nothing is copied")
  func changingInPlace() throws {
    let program = "var cell = Cell(1); for i in 0..<3 { print(cell.isAlone(with: i)) }"
    #expect(try output(program) == ["true", "true", "true"])
  }

  @Test("A body that takes other than its signature declares is found")
  func mismatches() {
    let rows = NativeLibrary(
      name: "Wrong",
      functions: [
        NativeMember("func _a(_ n: Int, b: String?)") { (_, n: String, b: String) in .void },
        NativeMember("func _b(_ n: Int...)") { (_, n: Int) in .void },
        NativeMember("func _c(_ body: () -> Void)") { (_, body: Int, more: Unused) in .void },
        NativeMember("func _d(_ n: Int?, _ s: Double)") { (_, n: Value, s: Double?) in .void },
        NativeMember("func _e<T: StringProtocol>(_ t: T, _ u: Int)") { (_, t: String, _: Rest) in
          .void
        },
        NativeMember("func _f(_ t: Int.Type)") { (_, t: TypeArgument, _: Rest) in .void },
        NativeMember("func _g(_ n: Int)") { _ in .void },
      ])
    let problems = Interpreter(libraries: LibrarySet([rows])).checkedRows()
      .filter { $0.row.hasPrefix("_") && $0.row.dropFirst(2).hasPrefix("(") }
      .map { "\($0.row) \(($0.problems ?? ["not looked at"]).joined(separator: ", "))" }
    #expect(
      problems == [
        "_a(_:b:) 'n' is 'Int', taken as 'String', 'b' is 'String?', taken as 'String'",
        "_b(_:) 'n' is '[Int]', taken as 'Int'",
        "_c(_:) takes 2 arguments of 1",
        "_d(_:_:) 'n' is 'Int?', taken as 'Value', 's' is 'Double', taken as 'Optional<Double>'",
        "_e(_:_:) ", "_f(_:) ", "_g(_:) not looked at",
      ])
  }

  private func output(_ text: String) throws -> [String] {
    try run(text, libraries: [Self.library])
  }

  @Test func defaultsAndLiteralsFollowTheSignature() throws {
    #expect(try output("print(Label(\"a\"), Label(\"b\", size: 2 / 4))") == ["a/10.0 b/0.5"])
  }

  @Test func implicitMembersResolveAgainstParameters() throws {
    #expect(
      try output("func f(_ l: Label) { print(l) }\nf(.blank)\nf(.init(\"x\"))") == ["-", "x/10.0"])
  }

  @Test func protocolExtensionsReachEveryConformingType() throws {
    #expect(
      try output("print(Label(\"a\").padded().padded(3, \"l\", \"r\"))") == ["a/10.0+nilx0+3.0x2"])
  }

  @Test func buildersBuildClosures() throws {
    let text = """
      let big = true
      print(group { Label("a"); if big { Label("b") } else { Label.blank } })
      """
    let printed = try output(text)
    // Each branch is a block of its own.
    #expect(printed == ["[a/10.0 [b/10.0]]"])
  }

  @Test func settersStoreThroughTheHost() throws {
    #expect(try output("let c = Cell(3)\nc.value += 4\nprint(c.value)") == ["7"])
  }

  @Test func inoutParametersWriteBack() throws {
    #expect(try output("var n = 4\ndouble(&n)\nprint(n)") == ["8"])
  }

  @Test func unknownMembersMayPassThrough() throws {
    let text = "print(Label(\"a\").sparkling(.bright))"
    let printed = try run(text, libraries: [Self.library]) { interpreter in
      interpreter.resolveUnknownName = { unknown in
        #expect(unknown.receiverConforms("Part"))
        #expect(unknown.labels == ["_"])
        return .passThrough(
          Diagnostic(
            severity: .warning, identifier: .unknownMember, message: unknown.name,
            location: unknown.location))
      }
    }
    #expect(printed == ["a/10.0"])
  }

  @Test func theHostEntersTheScene() throws {
    let interpreter = Interpreter(libraries: LibrarySet([Self.library]))
    let text = """
      struct Row: Part { var n = 1; mutating func grow(by k: Int) -> Int { n += k; return n } }
      struct Other: Part { let required: Int }
      """
    #expect(interpreter.load([Interpreter.File(name: "scene.swift", text: text)]).isEmpty)
    let types = interpreter.types(conformingTo: "Part")
    #expect(types.map(\.name) == ["Row", "Other"])
    #expect(types.map(interpreter.canConstructWithoutArguments) == [true, false])
    var row = try interpreter.construct(types[0], [.init("n", .int(5))])
    var arguments = [Interpreter.Argument("by", .int(3))]
    #expect(try interpreter.callMethod("grow", on: &row, arguments: &arguments).asInt == 8)
    #expect(try interpreter.property("n", of: row).asInt == 8)
    #expect(try interpreter.describe(row) == "Row(n: 8)")
  }

  /// The host's own threads may lie below those on which the scene ran, where its stack has ended.
  @Test func keysAreComparedOnAnyThread() throws {
    let interpreter = Interpreter(libraries: LibrarySet([Self.library]))
    let text = "struct Key: Hashable { let n: Int }"
    #expect(interpreter.load([Interpreter.File(name: "scene.swift", text: text)]).isEmpty)
    let type = try #require(interpreter.type(named: "Key"))
    let agree = try interpreter.withLargeStack {
      let keys = try [1, 1, 2].map {
        HashedValue(try interpreter.construct(type, [.init("n", .int($0))]))
      }
      return try interpreter.withLargeStack {
        try interpreter.withLargeStack { (keys[0] == keys[1], keys[0] == keys[2]) }
      }
    }
    #expect(agree == (true, false))
  }
}
