import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Decimal numbers, computed with Foundation's own type.
  static let foundationDecimals = NativeLibrary(
    name: "FoundationDecimals",
    types: [
      NativeType(
        named: "Decimal",
        members: [
          make("init()") { _ in Decimal() },
          make("init(_ value: Int)") { (value: Int) in Decimal(value) },
          NativeMember("init(_ value: Double)") { (call, value: Double) in
            call.interpreter.host("Decimal", try decimal(value))
          },
          make("init(integerLiteral value: Int)") { (value: Int) in Decimal(value) },
          NativeMember("init(floatLiteral value: Double)") { (call, value: Double) in
            call.interpreter.host("Decimal", try decimal(value))
          },
          NativeMember("init?(string: String, locale: Locale? = nil)") {
            (call, string: String, locale: Value?) in
            let locale = locale?.stored("identifier")?.asString
            return .optional(
              Decimal(string: string, locale: locale.map(Locale.init(identifier:)))
                .map { call.interpreter.host("Decimal", $0) })
          },
          NativeMember(
            "init(sign: FloatingPointSign, exponent: Int, significand: Decimal)"
          ) { (call, sign: CaseName, exponent: Int, significand: Decimal) in
            call.interpreter.host(
              "Decimal",
              Decimal(
                sign: sign == "minus" ? .minus : .plus,
                exponent: bounded(exponent), significand: significand))
          },
          make("static var nan: Decimal { get }") { _ in .nan },
          make("static var zero: Decimal { get }") { _ in .zero },
          make("static var pi: Decimal { get }") { _ in .pi },
          make("static var quietNaN: Decimal { get }") { _ in .quietNaN },
          make("static var greatestFiniteMagnitude: Decimal { get }") { _ in
            .greatestFiniteMagnitude
          },
          make("static var leastNormalMagnitude: Decimal { get }") { _ in .leastNormalMagnitude },
          make("static var leastNonzeroMagnitude: Decimal { get }") { _ in .leastNonzeroMagnitude },
          make("static var leastFiniteMagnitude: Decimal { get }") { _ in .leastFiniteMagnitude },
          make("var ulp: Decimal { get }") { try $0.receiver(as: Decimal.self).ulp },
          make("static func + (a: Decimal, b: Decimal) -> Decimal") { (a: Decimal, b: Decimal) in
            a + b
          },
          make("static func - (a: Decimal, b: Decimal) -> Decimal") { (a: Decimal, b: Decimal) in
            a - b
          },
          make("static func * (a: Decimal, b: Decimal) -> Decimal") { (a: Decimal, b: Decimal) in
            a * b
          },
          make("static func / (a: Decimal, b: Decimal) -> Decimal") { (a: Decimal, b: Decimal) in
            a / b
          },
          make("static prefix func - (a: Decimal) -> Decimal") { (a: Decimal) in -a },
          NativeMember("static func < (a: Decimal, b: Decimal) -> Bool") {
            (_, a: Decimal, b: Decimal) in .bool(a < b)
          },
          NativeMember("static func == (a: Decimal, b: Decimal) -> Bool") {
            (_, a: Decimal, b: Decimal) in
            .bool(a == b)
          },
          make("var magnitude: Decimal { get }") { try $0.receiver(as: Decimal.self).magnitude },
          make("var significand: Decimal { get }") {
            try $0.receiver(as: Decimal.self).significand
          },
          NativeMember("var exponent: Int { get }") { call in
            .int(try call.receiver(as: Decimal.self).exponent)
          },
          test("isZero") { $0.isZero }, test("isNaN") { $0.isNaN },
          test("isSignMinus") { $0.isSignMinus },
          NativeMember("private func rounded(_ scale: Int, _ mode: String) -> Decimal") {
            (call, scale: Int, mode: String) in
            var number: Decimal = try call.receiver()
            var rounded = Decimal()
            NSDecimalRound(&rounded, &number, bounded(scale), modes[mode] ?? .plain)
            return call.interpreter.host("Decimal", rounded)
          },
          NativeMember("var description: String { get }") { call in
            .string(try call.receiver(as: Decimal.self).description)
          },
          NativeMember("var doubleValue: Double { get }") { call in
            .double(NSDecimalNumber(decimal: try call.receiver()).doubleValue)
          },
          NativeMember("func hash(into hasher: inout Hasher)") { _ in .void },
        ],
        describe: { ($0.asHost(Decimal.self) ?? .nan).description },
        isEqual: { $0.asHost(Decimal.self) == $1.asHost(Decimal.self) })
    ],
    functions: [
      make("func pow(_ base: Decimal, _ exponent: Int) -> Decimal") {
        (base: Decimal, exponent: Int) in pow(base, bounded(exponent))
      }
    ],
    sources: [Declarations.decimals], isPartial: true)

  private static func decimal(_ value: Double) throws -> Decimal {
    guard !value.isInfinite else {
      throw ScriptFailure.trap("Cannot convert infinity to Decimal")
    }
    return Decimal(value)
  }

  /// Limits an exponent or a number of places. No decimal has more than a few hundred.
  private static func bounded(_ places: Int) -> Int { min(max(places, -1_000), 1_000) }

  private static let modes: [String: NSDecimalNumber.RoundingMode] = [
    "plain": .plain, "down": .down, "up": .up, "bankers": .bankers,
  ]

  private static func test(
    _ name: String, _ test: @escaping @Sendable (Decimal) -> Bool
  ) -> NativeMember {
    NativeMember("var \(name): Bool { get }") { .bool(test(try $0.receiver())) }
  }

  private static func make(
    _ signature: String, _ number: @escaping @Sendable (NativeCall) throws -> Decimal
  ) -> NativeMember {
    NativeMember(signature) { call in call.interpreter.host("Decimal", try number(call)) }
  }
  private static func make<First: NativeArgument, each Next: NativeArgument>(
    _ signature: String, _ number: @escaping @Sendable (First, repeat each Next) -> Decimal
  ) -> NativeMember {
    NativeMember(signature) { (call, first: First, next: repeat each Next) in
      call.interpreter.host("Decimal", number(first, repeat each next))
    }
  }
}

extension Decimal: HostArgument {
  package static var declared: DeclaredTypes { .named("Decimal") }
}
