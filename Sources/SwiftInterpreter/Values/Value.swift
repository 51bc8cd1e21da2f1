/// A value of a running scene.
///
/// A `CGFloat` is a `double`, distinguished from a `Double` only by its declared type. An optional
/// is `.none` or `.some`, so that it prints as in Swift; the interpreter wraps and unwraps where
/// types require it.
public enum Value {
  case void
  case none
  case some(OptionalBox)
  case int(Int)
  case double(Double)
  case bool(Bool)
  case string(String)
  /// A part of a string, whose indices are those of the whole.
  case substring(SubstringBox)
  case character(Character)
  /// An integer type other than `Int`, or `Float`.
  case number(FixedNumber)
  case array(ArrayBox)
  case dictionary(DictionaryBox)
  case set(SetBox)
  case tuple(TupleBox)
  case range(RangeBox)
  /// A value of a struct that is written in Swift source.
  case structure(StructureBox)
  /// A reference to an instance of a class that is written in Swift source.
  case object(ObjectBox)
  /// A value of an enum that is written in Swift source or declared by the host.
  case enumeration(EnumerationBox)
  case function(FunctionBox)
  case metatype(MetatypeBox)
  case keyPath(KeyPathBox)
  /// A value that only the host understands.
  case host(HostBox)
  /// A captured variable; a host never meets one.
  case cell(Cell)
}
