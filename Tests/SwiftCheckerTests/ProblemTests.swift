import SwiftOperators
import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftChecker

/// What is wrong with expressions, as facts, and the bounds of what is tried.
@Suite("Problems of expressions") struct ProblemTests {
  private static let library = """
    protocol ExpressibleByIntegerLiteral {}
    protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement }
    protocol ExpressibleByBooleanLiteral {}
    struct Int: ExpressibleByIntegerLiteral {
      static func + (a: Int, b: Int) -> Int
      func advanced(by n: Int) -> Int
    }
    struct Bool: ExpressibleByBooleanLiteral {}
    struct Double: ExpressibleByIntegerLiteral { static func + (a: Double, b: Double) -> Double }
    struct Array<Element>: ExpressibleByArrayLiteral { typealias ArrayLiteralElement = Element }
    enum Optional<Wrapped> { case some(Wrapped), none }
    """

  private final class Outside: Surroundings {
    let world: TextDeclarations
    init(_ world: TextDeclarations) { self.world = world }
    var selfType: SwiftType? { nil }
    var requirements: [Requirement] { [] }
    func isModule(_ name: String) -> Bool { false }
    func locals(_ name: String) -> [Declaration] { [] }
    func globals(_ name: String) -> [Declaration] { world.globals(name) }
    func type(named name: String) -> SwiftType? { nil }
  }

  /// The problem of an expression beside declarations; nil where it has none.
  private func problem(
    _ text: String, _ declarations: String = "", within budget: Budget = Budget()
  ) throws -> Problem? {
    let world = TextDeclarations()
    world.read(Parser.parse(source: Self.library))
    world.read(Parser.parse(source: declarations))
    let parsed = Parser.parse(source: "let x = \(text)")
    let file = OperatorTable.standardOperators.foldAll(parsed) { _ in }.cast(SourceFileSyntax.self)
    let variable = try #require(file.statements.first?.item.as(VariableDeclSyntax.self))
    let value = try #require(variable.bindings.first?.initializer?.value)
    switch Checker.check(value, in: Outside(world), world, within: budget) {
    case .solved: return nil
    case .failed(let problem): return problem
    }
  }

  @Test("A name that nobody declares is said, with its place") func unknownName() throws {
    let place = Place(offset: 12, end: 16)
    #expect(try problem("1 + nine") == .unknownName("nine", place))
    #expect(Problem.unknownName("nine", place).message == "cannot find 'nine' in scope")
  }

  @Test("A member that a type hasn't is said, with the type") func missingMember() throws {
    guard case .missingMember(let name, let type, let place)? = try problem("(1 + 2).size") else {
      Issue.record("no member is missing")
      return
    }
    #expect((name, type.description, place.offset) == ("size", "Int", 8))
  }

  @Test("Two functions that differ in nothing are ambiguous") func ambiguous() throws {
    let functions = "func make() -> Int\nfunc make() -> Bool"
    #expect(try problem("make()", functions) == .ambiguous([Place(offset: 8, end: 12)]))
  }

  @Test("What is no operand has no solution") func noSolution() throws {
    #expect(try problem("1 + true") == .noSolution)
  }

  @Test("A budget ends what would take too long") func budget() throws {
    let sum = (0..<20).map { "\($0)" }.joined(separator: " + ")
    #expect(try problem(sum) == nil)
    #expect(try problem(sum, within: Budget(50)) == .tooComplex)
  }

  @Test("Depth and size are bounded, and long lists are no work") func bounds() throws {
    let sum = [String](repeating: "1", count: 250).joined(separator: " + ")
    #expect(try problem(sum) == .tooDeep)
    #expect(try problem("[\(String(repeating: "1, ", count: 5_000))1]") == nil)
    let twice = "func twice<T>(_ a: T) -> (T, T)"
    let doubled = (0..<40).reduce("1") { text, _ in "twice(\(text))" }
    #expect(try problem(doubled, twice) == .tooComplex)
  }
}
