extension StandardLibrary {
  /// The classes of key paths, each with the abilities of those before it.
  static let keyPaths: [NativeType] = [
    NativeType(
      "class AnyKeyPath: Hashable",
      members: [appending("func appending(path: AnyKeyPath) -> AnyKeyPath?")]),
    NativeType(
      "class PartialKeyPath<Root>: AnyKeyPath",
      members: [
        appending("func appending(path: AnyKeyPath) -> PartialKeyPath<Root>?"),
        appending("func appending<A, T>(path: KeyPath<A, T>) -> KeyPath<Root, T>?"),
      ]),
    NativeType(
      "class KeyPath<Root, Value>: PartialKeyPath<Root>",
      members: [
        appending("func appending<T>(path: KeyPath<Value, T>) -> KeyPath<Root, T>"),
        appending(
          "func appending<T>(path: ReferenceWritableKeyPath<Value, T>) "
            + "-> ReferenceWritableKeyPath<Root, T>"),
      ]),
    NativeType(
      "class WritableKeyPath<Root, Value>: KeyPath<Root, Value>",
      members: [
        appending(
          "func appending<T>(path: WritableKeyPath<Value, T>) -> WritableKeyPath<Root, T>")
      ]),
    NativeType(
      "class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>",
      members: [
        appending(
          "func appending<T>(path: WritableKeyPath<Value, T>) "
            + "-> ReferenceWritableKeyPath<Root, T>")
      ]),
  ]

  /// The same for all of them; where an optional is declared, nil if the second key path doesn't
  /// start at the first one's value type.
  private static func appending(_ signature: String) -> NativeMember {
    let isOptional = signature.hasSuffix("?")
    return NativeMember(signature) { (call, path: Value) in
      guard case .keyPath(let first)? = call.receiver, case .keyPath(let rest) = path else {
        return .void
      }
      let whole = Value.keyPath(first.appending(rest))
      guard isOptional else { return whole }
      let isOther = first.value.isConcrete && rest.root.isConcrete
      return isOther && !first.value.isSame(as: rest.root) ? .none : .optional(whole)
    }
  }
}
