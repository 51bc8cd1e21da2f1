import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// Combine as far as a still picture needs it: a value that exists is delivered at once to a
  /// subscriber, and a value that is sent later is delivered when it is sent. Whatever waits for a
  /// time never comes.
  static let combine = NativeLibrary(
    name: "Combine",
    extensions: [
      "Sequence": [
        NativeMember("var publisher: Publishers.Sequence<Self, Never> { get }") { call in
          try call.interpreter.construct(
            "Publishers.Sequence", [("sequence", call.receiver ?? .void)])
        }
      ]
    ],
    sources: [
      Declarations.combine, Declarations.combineOperators, Declarations.combinedPublishers,
    ], isPartial: true)
}
