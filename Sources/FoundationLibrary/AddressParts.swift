import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Makes an address from its parts and reads its parts as text, as Foundation does. A query's
  /// items are passed as names and values in turn.
  static let addressParts: [NativeMember] = [
    NativeMember("static func _text<Parts, Items>(_ parts: Parts, _ items: Items) -> String?") {
      (call, parts: Value, items: Value) in
      var components = URLComponents()
      let words = try parts.requireArray().map { $0.unwrapped?.asString }
      components.scheme = words[0].flatMap { $0.isEmpty ? nil : $0 }
      components.user = words[1]
      components.password = words[2]
      components.host = words[3]
      components.port = words[4].flatMap(Int.init)
      components.path = words[5] ?? ""
      components.fragment = words[6]
      let items = try items.unwrapped?.requireArray().map { $0.unwrapped?.asString }
      components.queryItems = items.map { items in
        stride(from: 0, to: items.count - 1, by: 2).map {
          URLQueryItem(name: items[$0] ?? "", value: items[$0 + 1])
        }
      }
      return .optional(components.string.map(Value.string))
    },
    NativeMember("static func _parts(of text: String) -> [String?]?") { (call, text: String) in
      guard let components = URLComponents(string: text) else { return .optional(nil) }
      let items = components.queryItems
      let parts: [String?] =
        [
          components.scheme, components.user, components.password, components.host,
          components.port.map { String($0) }, components.path, components.fragment,
          items.map { _ in "" },
        ] + (items ?? []).flatMap { [Optional($0.name), $0.value] }
      return .optional(.array(ArrayBox(parts.map { .optional($0.map(Value.string)) })))
    },
  ]
}
