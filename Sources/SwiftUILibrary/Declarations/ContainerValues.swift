protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
