/// The payload of an optional that has a value.
public final class OptionalBox {
  public let value: Value

  public init(_ value: Value) {
    self.value = value
  }
}

/// An array's elements; mutated in place while only one variable holds the box.
public final class ArrayBox {
  public internal(set) var elements: [Value]

  public init(_ elements: [Value]) {
    self.elements = elements
  }
}

/// A tuple's elements, with their labels where it has any.
public final class TupleBox {
  public internal(set) var elements: [Value]
  public let labels: [String?]

  public init(_ elements: [Value], labels: [String?] = []) {
    self.elements = elements
    self.labels = labels
  }
}

/// A value of the host's, with the type it has in Swift.
public final class HostBox {
  public let type: NominalType
  public let payload: Any

  init(type: NominalType, payload: Any) {
    self.type = type
    self.payload = payload
  }
}
