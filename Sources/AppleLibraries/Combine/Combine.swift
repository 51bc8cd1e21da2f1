import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// Combine as far as a still picture needs it: a value that is there is delivered at once to who
  /// subscribes, what is sent later when it is sent; what waits for a time never comes.
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
