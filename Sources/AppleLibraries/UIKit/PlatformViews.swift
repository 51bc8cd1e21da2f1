import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// Views of UIKit and AppKit within SwiftUI. Their code is not run: each fills the size it is
  /// proposed, as a platform's view without a size of its own does in SwiftUI.
  static let platformViews = NativeLibrary(
    name: "PlatformViews",
    types: [
      NativeType("protocol _Foreign"), NativeType("protocol \(PlatformViews.name): View, _Foreign"),
      NativeType("protocol UIViewRepresentable: \(PlatformViews.name)"),
      NativeType("protocol UIViewControllerRepresentable: \(PlatformViews.name)"),
      NativeType("protocol NSViewRepresentable: \(PlatformViews.name)"),
      NativeType("protocol NSViewControllerRepresentable: \(PlatformViews.name)"),
      NativeType(
        named: "SpriteView",
        members: [
          NativeMember("init(scene: SKScene, isPaused: Bool = false)") {
            $0.make(.leaf(.placeholder(name: "SpriteView")))
          },
          NativeMember("init(scene: SKScene, options: SpriteView.Options)") {
            $0.make(.leaf(.placeholder(name: "SpriteView")))
          },
        ]),
      NativeType(
        named: "ImageRenderer",
        members: [
          picture("uiImage", of: "UIImage"), picture("nsImage", of: "UIImage"),
          picture("cgImage", of: "CGImage"),
        ]),
    ],
    extensions: [
      PlatformViews.name: [
        NativeMember("var body: some View { get }") { call in
          let name = call.receiver.map(call.interpreter.typeName) ?? ""
          return call.make(.leaf(.placeholder(name: name)))
        }
      ]
    ],
    sources: [Declarations.platformViews])

  private static func picture(_ name: String, of type: String) -> NativeMember {
    NativeMember("var \(name): \(type)? { get }") { call in
      call.reportUndrawn(
        .warning, "'\(name)' is nil here: Reflow draws nothing outside of the picture")
      return .none
    }
  }
}

/// The messages about a scene's views that wrap a platform's view.
package enum PlatformViews {
  static let name = "_PlatformView"

  package static func notes(_ interpreter: Interpreter) -> [Diagnostic] {
    interpreter.types(conformingTo: name).map { type in
      Diagnostic(
        severity: .warning, identifier: .platformView,
        message: "'\(type.name)' wraps a view of UIKit or AppKit, which Reflow does not run; "
          + "it takes all it is offered, as one without a size of its own does",
        location: type.location)
    }
  }
}
