// Writes an enum `Declarations` with a constant for each file, named as the file is: its text, and an index
// of what it declares.
//
//     embed-declarations MODULE OUTPUT FILE.swift…

import DeclarationScanner
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
  return "\(mark)\"\"\"\n\(text)\n\"\"\"\(mark)"
}

/// The index of a text's declarations, an element a line.
func index(of text: String) -> String {
  DeclarationMargins.declarations(in: text).map {
    "    .init(#\"\($0.introducer)\"#, #\"\($0.name)\"#, \($0.range)),\n"
  }.joined()
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count > 1 else { exit(64) }
let module = arguments[1]
let output = URL(fileURLWithPath: arguments[2])
let constants = try arguments.dropFirst(2).map { path in
  let file = URL(fileURLWithPath: path)
  let text = try String(contentsOf: file, encoding: .utf8)
  return
    "  static let \(constantName(of: file)) = LibrarySource(\n\(literal(text)),\n  declaring: [\n"
    + "\(index(of: text))  ])\n"
}
let heading = module == "SwiftInterpreter" ? "" : "import SwiftInterpreter\n\n"
try "\(heading)enum Declarations {\n\(constants.joined())}\n".write(
  to: output, atomically: true, encoding: .utf8)
