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
            .optional(
              Decimal(string: try call.string(0)).map { call.interpreter.host("Decimal", $0) })
          },
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
          NativeMember("var isZero: Bool { get }") { call in
            .bool(try call.receiver(as: Decimal.self).isZero)
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
    sources: [Declarations.decimals])

  private static func make(
    _ signature: String, _ number: @escaping @Sendable (NativeCall) throws -> Decimal
  ) -> NativeMember {
    NativeMember(signature) { call in call.interpreter.host("Decimal", try number(call)) }
  }
}
