import Foundation
import SwiftInterpreter

/// The table as Swift source without behaviour, for the compiler to check scenes against.
///
/// A scene that would not compile in Xcode, or a row with a wrong label or type, does not compile
/// against this module either. Its names are internal: scenes import it with `@testable`.
package enum BareModule {
  package static var source: String {
    var text = """
      @_exported import Foundation
      #if canImport(FoundationNetworking)
        @_exported import FoundationNetworking
      #endif

      extension Never: View { var body: Never { return fatalError() } }
      extension CGFloat: VectorArithmetic {
        var magnitudeSquared: Double { Double(self * self) }
        mutating func scale(by rhs: Double) { self *= rhs }
      }
      #if !canImport(CoreGraphics)
        struct CGVector: Hashable {
          var dx = CGFloat(0)
          var dy = CGFloat(0)
          static let zero = CGVector()
        }
      #endif
      enum Combine { typealias Publisher = SwiftUI.Publisher }
      extension String.StringInterpolation {
        mutating func appendInterpolation<T>(_ value: T, specifier: String) {}
      }

      """
    let ownFamilies = SceneLibraries.families.filter { !$0.name.hasPrefix("Foundation") }
    for family in ownFamilies {
      text += "// \(family.name)\n\n"
      for type in family.types { text += declaration(of: type) }
      for (name, members) in family.extensions.sorted(by: { $0.key < $1.key }) {
        for member in members { text += extending(name, with: member) }
      }
      for type in family.foreign.flatMap(\.types) { text += "class \(type) {}\n" }
      text += family.functions.map { member($0) }.joined()
      text += family.sources.map { $0 + "\n" }.joined()
    }
    return text
  }

  /// One row added to a type. A static member of a protocol belongs to its result type, as `red`
  /// does to `Color`; an array's row to an array of subviews.
  private static func extending(_ name: String, with row: NativeMember) -> String {
    let signature = row.signature
    var constraint = ""
    if name == "Array" { constraint = " where Element == LayoutSubview" }
    if signature.hasPrefix("static "), let type = resultType(of: signature) {
      constraint = " where Self == \(type)"
    }
    return "extension \(name)\(constraint) { \(member(row)) }\n"
  }

  private static func resultType(of signature: String) -> String? {
    let separator = signature.contains("->") ? "-> " : ": "
    guard let range = signature.firstRange(of: separator) else { return nil }
    let type = signature[range.upperBound...].prefix { $0.isLetter }
    return type.isEmpty ? nil : String(type)
  }

  private static func declaration(of type: NativeType) -> String {
    var text = "\(type.declaration) {\n"
    if isViewStruct(type.declaration) { text += "var body: Never { return fatalError() }\n" }
    if let source = type.source { text += source + "\n" }
    text += type.members.map { member($0) }.joined()
    return text + "}\n"
  }

  private static func isViewStruct(_ declaration: String) -> Bool {
    guard let colon = declaration.lastIndex(of: ":") else { return false }
    let parents = declaration[colon...]
    return ["View", "ShapeView", "Shape", "InsettableShape", "DynamicViewContent"].contains {
      parents.contains(" \($0)")
    } && !declaration.hasPrefix("protocol")
  }

  /// A row with a body that is never run, and another row for each type that one of its parameters
  /// accepts besides its own.
  private static func member(_ row: NativeMember) -> String {
    let key = "LocalizedStringKey"
    let takesKey = row.signature.contains(": \(key)") || row.signature.contains("[\(key)]")
    guard takesKey, !row.signature.hasPrefix("@_disfavoredOverload") else {
      return member(row.signature, row)
    }
    let other = row.signature.replacingOccurrences(of: key, with: "String")
    return member(row.signature, row) + "@_disfavoredOverload \(member(other, row))"
  }

  private static func member(_ signature: String, _ row: NativeMember) -> String {
    var text = signature
    if row.setter != nil, text.hasPrefix("subscript") {
      return "\(text) { get { fatalError() } set {} }\n"
    }
    if let bodiless = text.strippingSuffix(" { get }") {
      return "\(bodiless) { \(value(of: bodiless)) }\n"
    }
    if let bodiless = text.strippingSuffix(" { get set }") {
      return "\(bodiless) { get { \(value(of: bodiless)) } set {} }\n"
    }
    if let bodiless = text.strippingSuffix(" { get nonmutating set }") {
      return "\(bodiless) { get { fatalError() } nonmutating set {} }\n"
    }
    if text.hasPrefix("static let") {
      text = "static var" + text.dropFirst("static let".count)
    }
    return "\(text) { \(value(of: text)) }\n"
  }

  /// Something of an opaque result's kind; the compiler wants to know a type.
  private static func value(of signature: String) -> String {
    for (result, value) in [
      ("some DynamicViewContent", "return ForEach(0..<1) { _ in EmptyView() }"),
      ("some Scene", "return WindowGroup { EmptyView() }"),
      ("some WidgetConfiguration", "return EmptyWidgetConfiguration()"),
      ("some ShapeView", "return _PaintedShape()"),
      ("some View", "return EmptyView()"), ("some ShapeStyle", "return Color.clear"),
      ("some InsettableShape", "return Rectangle()"), ("some Shape", "return Rectangle()"),
      ("some VisualEffect", "return EmptyVisualEffect()"),
    ] where signature.hasSuffix(result) { return value }
    return "fatalError()"
  }
}

extension String {
  fileprivate func strippingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
