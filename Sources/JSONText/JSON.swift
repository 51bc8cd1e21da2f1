import Cells
import Numbers

/// A JSON value whose objects keep their order, so that output reads as it was written.
///
/// Numbers are points. JSON has no infinity: it is written as the string "inf" (and "-inf"), and
/// what is no number as "nan"; a missing proposal is null. Characters that have no picture are
/// escaped, so that a terminal that shows the text obeys none of them.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  /// An array on one line.
  case row([JSON])
  case object([(String, JSON)])

  package static func number(_ value: Double?) -> JSON {
    guard let value else { return .null }
    return .number(value)
  }

  package static func string(_ value: String?) -> JSON {
    guard let value else { return .null }
    return .string(value)
  }

  package static func integer(_ value: Int) -> JSON { .number(Double(value)) }

  /// The value on one line.
  package var compact: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// The value over several lines, nested by two spaces; short arrays of plain values and small
  /// objects of numbers stay on one line.
  package var pretty: String {
    var text = ""
    write(to: &text, indent: 0)
    return text
  }

  private var isShort: Bool {
    switch self {
    case .array(let items), .row(let items): items.isEmpty
    case .object(let members): members.count <= 4 && members.allSatisfy(\.1.isPlain)
    default: true
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array(let items), .row(let items): items.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value) where value.isNaN: text += "\"nan\""
    case .number(let value) where !value.isFinite: text += value < 0 ? "\"-inf\"" : "\"inf\""
    case .number(let value):
      text += value == value.rounded() && abs(value) < 1e15 ? "\(Int(clamped: value))" : "\(value)"
    case .string(let value): Self.quote(value, into: &text)
    case .array(let items):
      writeList(items, open: "[", close: "]", to: &text, indent: indent) { item, text, indent in
        item.write(to: &text, indent: indent)
      }
    case .row(let items):
      writeList(items, open: "[", close: "]", to: &text, indent: nil) { item, text, _ in
        item.write(to: &text, indent: nil)
      }
    case .object(let members):
      writeList(members, open: "{", close: "}", to: &text, indent: indent) { member, text, indent in
        Self.quote(member.0, into: &text)
        text += ": "
        member.1.write(to: &text, indent: indent)
      }
    }
  }

  private func writeList<Element>(
    _ elements: [Element], open: String, close: String, to text: inout String, indent: Int?,
    write: (Element, inout String, Int?) -> Void
  ) {
    let inner = isShort ? nil : indent.map { $0 + 2 }
    text += open
    for (position, element) in elements.enumerated() {
      if position > 0 { text += inner == nil ? ", " : "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      write(element, &text, inner)
    }
    if inner != nil, let indent { text += "\n" + String(repeating: " ", count: indent) }
    text += close
  }

  private static func quote(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where TextWidth.isUnseen(scalar):
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
