import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Decimal numbers, reckoned by Foundation's own.
  static let foundationDecimals = NativeLibrary(
    name: "FoundationDecimals",
    types: [
      NativeType(
        named: "Decimal",
        members: [
          make("init()") { _ in Decimal() },
          make("init(_ value: Int)") { Decimal(try $0.value(0).requireInt()) },
          make("init(_ value: Double)") { Decimal(try $0.value(0).requireDouble()) },
          make("init(integerLiteral value: Int)") { Decimal(try $0.value(0).requireInt()) },
          make("init(floatLiteral value: Double)") { Decimal(try $0.value(0).requireDouble()) },
          NativeMember("init?(string: String, locale: Locale? = nil)") { call in
            let locale = call.optional(1)?.stored("identifier")?.asString
            return .optional(
              Decimal(string: try call.string(0), locale: locale.map(Locale.init(identifier:)))
                .map { call.interpreter.host("Decimal", $0) })
          },
          NativeMember(
            "init(sign: FloatingPointSign, exponent: Int, significand: Decimal)"
          ) { call in
            call.interpreter.host(
              "Decimal",
              Decimal(
                sign: try call.value(0).caseName == "minus" ? .minus : .plus,
                exponent: try call.int(1), significand: try call.host(2)))
          },
          make("static var nan: Decimal { get }") { _ in .nan },
          make("static var zero: Decimal { get }") { _ in .zero },
          make("static var pi: Decimal { get }") { _ in .pi },
          make("static func + (a: Decimal, b: Decimal) -> Decimal") { try $0.host(0) + $0.host(1) },
          make("static func - (a: Decimal, b: Decimal) -> Decimal") { try $0.host(0) - $0.host(1) },
          make("static func * (a: Decimal, b: Decimal) -> Decimal") { try $0.host(0) * $0.host(1) },
          make("static func / (a: Decimal, b: Decimal) -> Decimal") { try $0.host(0) / $0.host(1) },
          make("static prefix func - (a: Decimal) -> Decimal") { try -$0.host(0) },
          NativeMember("static func < (a: Decimal, b: Decimal) -> Bool") { call in
            .bool(try (call.host(0) as Decimal) < call.host(1))
          },
          NativeMember("static func == (a: Decimal, b: Decimal) -> Bool") { call in
            .bool(try call.host(0) as Decimal == call.host(1))
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
          NativeMember("private func rounded(_ scale: Int, _ mode: String) -> Decimal") { call in
            var number: Decimal = try call.receiver()
            var rounded = Decimal()
            NSDecimalRound(&rounded, &number, try call.int(0), modes[try call.string(1)] ?? .plain)
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
        pow(try $0.host(0) as Decimal, try $0.int(1))
      }
    ],
    sources: [Declarations.decimals], isPartial: true)

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
}
