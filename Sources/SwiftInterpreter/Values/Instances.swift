/// A struct's stored properties; mutated in place while only one variable holds the box.
public final class StructureBox {
  public let type: NominalType
  public internal(set) var fields: ContiguousArray<Value>

  init(type: NominalType, fields: ContiguousArray<Value>) {
    self.type = type
    self.fields = fields
  }
}

/// An instance of a class.
public final class ObjectBox {
  public let type: NominalType
  public internal(set) var fields: ContiguousArray<Value>

  init(type: NominalType, fields: ContiguousArray<Value>) {
    self.type = type
    self.fields = fields
  }
}

/// An enum case with its associated values.
public final class EnumerationBox {
  public let type: NominalType
  public let enumCase: EnumCase
  public let payload: [Value]

  init(type: NominalType, enumCase: EnumCase, payload: [Value] = []) {
    self.type = type
    self.enumCase = enumCase
    self.payload = payload
  }
}

/// One case of an enum.
public final class EnumCase {
  public let name: String
  /// The case's position in the enum.
  public let ordinal: Int
  /// Labels of the associated values, nil for one without.
  public let labels: [String?]

  init(name: String, ordinal: Int, labels: [String?]) {
    self.name = name
    self.ordinal = ordinal
    self.labels = labels
  }
}

/// A type as a value, such as `Int.self`.
public final class MetatypeBox {
  /// The nominal type, nil for tuples and functions.
  public let nominal: NominalType?
  /// The type as Swift writes it.
  public let name: String

  init(nominal: NominalType?, name: String) {
    self.nominal = nominal
    self.name = name
  }
}

/// A key path's properties and subscripts.
public final class KeyPathBox {
  /// Property names in order; empty for `\.self`.
  public let names: [String]

  init(names: [String]) {
    self.names = names
  }
}

/// A closure, function or bound method.
public final class FunctionBox {
  /// The function's name for messages.
  public let name: String

  init(name: String) {
    self.name = name
  }
}
