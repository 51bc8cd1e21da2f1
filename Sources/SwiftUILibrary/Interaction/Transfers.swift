import SwiftInterpreter

extension SwiftUILibrary {
  /// How values are handed to other apps, by dragging, sharing and pasting: declared, never done.
  static let transfers = NativeLibrary(
    name: "Transfers",
    sources: [Declarations.transfers])
}
