import SwiftInterpreter

extension SwiftUILibrary {
  /// How a file says what is to be shown of it.
  static let previews = NativeLibrary(
    name: "Previews",
    types: [
      NativeType(named: "PreviewProvider")
    ],
    declarationMacros: [
      "macro Preview(_ name: String? = nil, traits: PreviewTrait..., "
        + "@ViewBuilder body: @escaping () -> any View)",
      // Of visionOS, whose windows have no fixed size.
      "macro Preview(_ name: String? = nil, windowStyle: WindowStyle, traits: PreviewTrait..., "
        + "@ViewBuilder body: @escaping () -> any View)",
      "macro Preview(_ name: String? = nil, immersionStyle: Any, traits: PreviewTrait..., "
        + "@ViewBuilder body: @escaping () -> any View)",
    ],
    sources: [Declarations.previews])
}
