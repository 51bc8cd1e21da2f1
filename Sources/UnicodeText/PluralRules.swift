import CUnicode
import Synchronization

/// The plural categories of cardinal numbers, by the Common Locale Data Repository.
public enum PluralRules {
  /// By language.
  private static let opened = Mutex<[String: OpaqueRules]>([:])

  private struct OpaqueRules: @unchecked Sendable {
    // Never changed.
    let pointer: UnsafeMutableRawPointer
  }

  /// `zero`, `one`, `two`, `few`, `many` or `other`.
  /// - Parameter language: such as `pt-BR`; one that is unknown has only `other`.
  public static func category(of number: Double, in language: String) -> String {
    let rules = opened.withLock { opened in
      if let rules = opened[language] { return rules as OpaqueRules? }
      let rules = cunicode_open_plurals(language).map(OpaqueRules.init)
      opened[language] = rules
      return rules
    }
    guard let rules, number.isFinite else { return "other" }
    var category = [UInt16](repeating: 0, count: 16)
    let length = Int(cunicode_plural(rules.pointer, number.magnitude, &category))
    return length > 0 ? String(decoding: category[..<length], as: UTF16.self) : "other"
  }
}
