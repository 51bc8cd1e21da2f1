// Writes an enum `Declarations` with a string constant for each file, named as the file is:
//
//     embed-declarations OUTPUT FILE.swift…

import Foundation

/// `uiColors` for `UIColors`: a first word in capitals becomes small as a whole.
func constantName(of file: URL) -> String {
  let name = file.deletingPathExtension().lastPathComponent
  let capitals = name.prefix(while: \.isUppercase)
  let first =
    capitals.count > 1 && capitals.count < name.count ? capitals.dropLast() : capitals
  return first.lowercased() + name.dropFirst(first.count)
}

/// A raw string literal whose delimiter doesn't occur in the text.
func literal(_ text: String) -> String {
  var mark = "#"
  while text.contains("\"\"\"" + mark) || text.contains("\\" + mark) { mark += "#" }
  return "\(mark)\"\"\"\n\(text)\"\"\"\(mark)"
}

let paths = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard let output = paths.first else { exit(64) }
let constants = try paths.dropFirst().map { file in
  let text = try String(contentsOf: file, encoding: .utf8)
  return
    "  static let \(constantName(of: file)) = \(literal(text.hasSuffix("\n") ? text : text + "\n"))\n"
}
try "enum Declarations {\n\(constants.joined())}\n".write(
  to: output, atomically: true, encoding: .utf8)
