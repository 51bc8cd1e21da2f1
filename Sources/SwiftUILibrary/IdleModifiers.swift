import SwiftInterpreter

extension SwiftUILibrary {
  /// A modifier that changes neither layout nor what is drawn here, which a note says.
  package static func idle(_ signature: String) -> NativeMember {
    let name = functionName(in: signature)
    return NativeMember(signature, hasEffect: false) { try $0.unchanged(by: name) }
  }

  /// A modifier without effect here, though SwiftUI would show one; a finding says so at its place.
  package static func undrawn(_ signature: String) -> NativeMember {
    let name = functionName(in: signature)
    return NativeMember(signature, hasEffect: false) { try $0.lacking(name) }
  }

  /// `padding` of `func padding(_ length: CGFloat) -> some View`.
  static func functionName(in signature: String) -> String {
    let name = signature.hasPrefix("func ") ? signature.dropFirst(5) : signature[...]
    return String(name.prefix { $0 != "(" && $0 != "<" && $0 != " " })
  }
}
