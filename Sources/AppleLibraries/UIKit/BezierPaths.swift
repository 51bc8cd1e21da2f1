import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// The paths of UIKit and Core Graphics, from which shapes make theirs.
  static let bezierPaths = NativeLibrary(
    name: "BezierPaths",
    extensions: [
      "Path": [
        NativeMember("init(_ path: CGPath)") { (_, path: Value) in path.stored("path") ?? .void
        },
        NativeMember("var cgPath: CGPath { get }") { call in
          try call.interpreter.construct("CGPath", [("path", call.receiver ?? .void)])
        },
      ]
    ],
    sources: [Declarations.bezierPaths], isPartial: true)
}
