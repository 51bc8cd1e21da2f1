import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Lists in a locale's words, as Foundation joins them.
  static let listStyle = NativeType(
    named: "ListFormatStyle",
    members: [
      NativeMember("private func joined(_ parts: [String]) -> String") { (call, parts: [String]) in
        let own = call.receiver ?? .void
        let style: ListFormatStyle<StringStyle, [String]> =
          switch (own.stored("listType")?.caseName, own.stored("width")?.caseName) {
          case ("or", "short"): .list(type: .or, width: .short)
          case ("or", "narrow"): .list(type: .or, width: .narrow)
          case ("or", _): .list(type: .or, width: .standard)
          case (_, "short"): .list(type: .and, width: .short)
          case (_, "narrow"): .list(type: .and, width: .narrow)
          default: .list(type: .and, width: .standard)
          }
        return .string(style.locale(own.locale).format(parts))
      }
    ])
}

extension Value {
  /// The locale to format in: the stored one, or where there is none the one that scenes run in.
  var locale: Locale {
    stored("locale")?.unwrapped?.stored("identifier")?.asString.map(Locale.init(identifier:))
      ?? .american
  }
}
