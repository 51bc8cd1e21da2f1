protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
/// What `@Entry` makes a key, of whatever it is an entry in.
protocol _EntryKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

enum UserInterfaceSizeClass: Hashable { case compact, regular }
