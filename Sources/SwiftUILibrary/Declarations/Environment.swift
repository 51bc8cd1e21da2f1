protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

enum UserInterfaceSizeClass: Hashable { case compact, regular }
