import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// What assistive technology reads, which takes no part in layout.
  static let accessibility = NativeLibrary(
    name: "Accessibility",
    extensions: [
      "View": [
        idle("func accessibilityLabel(_ label: LocalizedStringKey) -> some View"),
        idle("func accessibilityLabel(_ label: Text) -> some View"),
        idle("func accessibilityFocused(_ condition: Binding<Bool>) -> some View"),
        idle(
          "func accessibilityFocused<V: Hashable>(_ binding: Binding<V>, equals value: V)"
            + " -> some View"),
        idle("func accessibilityValue(_ value: LocalizedStringKey) -> some View"),
        idle("func accessibilityValue(_ value: Text) -> some View"),
        idle("func accessibilityHint(_ hint: LocalizedStringKey) -> some View"),
        idle("func accessibilityHidden(_ hidden: Bool) -> some View"),
        idle(
          "func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View"),
        idle("func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View"),
        idle("func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View"),
        idle("func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View"),
        idle("func accessibilityInputLabels(_ inputLabels: [Text]) -> some View"),
        idle(
          "func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View"),
        idle(
          "func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)"
            + " -> some View"),
        idle("func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View"),
        idle("func accessibilitySortPriority(_ sortPriority: Double) -> some View"),
        idle("func accessibilityAction(_ handler: @escaping () -> Void) -> some View"),
        idle(
          "func accessibilityAction(named name: LocalizedStringKey, "
            + "_ handler: @escaping () -> Void) -> some View"),
        idle(
          "func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View"
        ),
        idle("func accessibilityShowsLargeContentViewer() -> some View"),
        idle("func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View"),
        idle(
          "func accessibilityAdjustableAction(_ handler: "
            + "@escaping (AccessibilityAdjustmentDirection) -> Void) -> some View"),
        idle("func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View"),
        idle(
          "func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)"
            + " -> some View"),
        idle("func accessibility(label: Text) -> some View"),
        idle("func accessibility(hidden: Bool) -> some View"),
        idle("func accessibility(hint: Text) -> some View"),
        idle("func accessibility(value: Text) -> some View"),
        idle("func accessibility(addTraits: AccessibilityTraits) -> some View"),
        idle("func accessibility(removeTraits: AccessibilityTraits) -> some View"),
        idle("func accessibility(identifier: String) -> some View"),
        idle("func accessibilityHint(_ hint: Text) -> some View"),
        idle("func help(_ text: LocalizedStringKey) -> some View"),
        idle("func help(_ text: Text) -> some View"),
      ]
    ],
    sources: [Declarations.accessibility])
}
