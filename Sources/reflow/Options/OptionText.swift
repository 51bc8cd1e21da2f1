import ArgumentParser

/// Options that the parser takes as text, and that are read afterwards.
///
/// To the parser each further type of an option is as much work as a small scene's layout: it looks
/// types up at run time, and each look-up searches all conformances of the program.
enum OptionText {
  /// - Parameters:
  ///   - option: the name, without dashes.
  ///   - text: the argument; nil for none.
  ///   - isRead: whether the text is valid.
  ///   - what: the expected values.
  static func expect(_ option: String, _ text: String?, _ isRead: Bool, _ what: String) throws {
    guard let text, !isRead else { return }
    throw ValidationError("--\(option) takes \(what), not '\(text)'")
  }

  static func expect(
    _ option: String, _ text: String?, _ isRead: Bool, one names: @autoclosure () -> [String]
  ) throws {
    guard text != nil, !isRead else { return }
    let names = names()
    let list = names.dropLast().joined(separator: ", ")
    try expect(option, text, isRead, list + " or " + (names.last ?? ""))
  }
}
