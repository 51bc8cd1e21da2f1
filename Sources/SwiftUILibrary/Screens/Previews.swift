import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// How a file declares its previews.
  static let previews = NativeLibrary(
    name: "Previews",
    types: [
      NativeType(named: "PreviewProvider")
    ],
    declarationMacros: [
      "macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., "
        + "@ViewBuilder body: @escaping () -> any View)",
      // Xcode 27's, one preview for each argument. They are evaluated when previews are listed.
      "macro Preview<C: Collection>(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., "
        + "arguments: @autoclosure @escaping () -> C, "
        + "@ViewBuilder body: @escaping (C.Element) -> any View)",
      // For visionOS, whose windows have no fixed size.
      "macro Preview(_ name: String? = nil, windowStyle: WindowStyle, traits: PreviewTrait<Preview.ViewTraits>..., "
        + "@ViewBuilder body: @escaping () -> any View)",
      "macro Preview(_ name: String? = nil, immersionStyle: Any, traits: PreviewTrait<Preview.ViewTraits>..., "
        + "@ViewBuilder body: @escaping () -> any View)",
    ],
    sources: [Declarations.previews])
}

extension Subview {
  static let previewNameKey = "View.previewDisplayName"

  /// Its `previewDisplayName(_:)`, nil for none.
  package var previewName: String? { containerValue(Self.previewNameKey) as? String }
}

extension View {
  /// The type of the scene's own view that this is, with whatever is applied to it; nil for a view
  /// of SwiftUI's.
  package var declaredName: String? {
    switch content {
    case .composite(let name, let isBuiltIn, _): isBuiltIn ? nil : name
    case .modified(let inner, _), .environment(let inner, _), .decorated(let inner, _),
      .trait(let inner, _), .identifier(let inner, _), .identity(let inner, _),
      .action(let inner, _):
      inner.declaredName
    default: nil
    }
  }
}
