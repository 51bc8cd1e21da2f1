import Foundation

/// A property list in any format; Xcode writes `project.pbxproj` in the old one.
enum PropertyList {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// Nil where the text is something else.
  init?(_ text: String) {
    let found = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    guard let found else { return nil }
    self.init(value: found)
  }

  /// Nil for a number or a date, of which projects have none.
  private init?(value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.compactMap(PropertyList.init(value:)))
    case let values as [String: Any]:
      self = .dictionary(values.compactMapValues(PropertyList.init(value:)))
    default: return nil
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var list: [PropertyList] { if case .list(let list) = self { list } else { [] } }

  subscript(key: String) -> PropertyList? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }
}
