extension StandardLibrary {
  static let optionals: [NativeType] = [
    NativeType(
      "enum Optional<Wrapped>: Hashable, Codable, ExpressibleByNilLiteral",
      members: [
        NativeMember("init(_ value: Wrapped)") { (_, value: Value) in .optional(value) },
        NativeMember("func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?") {
          (call, transform: Function) in
          guard case .some(let box)? = call.receiver else { return .none }
          return .optional(try transform(box.value))
        },
        NativeMember("func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?") {
          (call, transform: Function) in
          guard case .some(let box)? = call.receiver else { return .none }
          let result = try transform(box.value)
          return result.isOptionalValue ? result : .optional(result)
        },
        NativeMember("var unsafelyUnwrapped: Wrapped { get }") { call in
          guard case .some(let box)? = call.receiver else {
            throw ScriptFailure.trap(Wording.unexpectedNil)
          }
          return box.value
        },
        NativeMember("mutating func take() -> Wrapped?") { call in
          let value = call.receiver ?? .none
          call.receiver = Value.none
          return value
        },
        NativeMember("static var none: Wrapped? { get }") { _ in .none },
        NativeMember("static func some(_ value: Wrapped) -> Wrapped?") { (_, value: Value) in
          .optional(value)
        },
      ])
  ]
}
