/// A value of the user defaults, shared by all views with the key and by code that reads the
/// defaults.
@propertyWrapper struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let store: UserDefaults
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    initial = wrappedValue
    self.store = store ?? .standard
  }
  var wrappedValue: Value {
    get { _stored(_value(of: key, in: store), Value.self) ?? initial }
    nonmutating set { store.set(_storable(newValue, Value.self), forKey: key) }
  }
  var projectedValue: Binding<Value> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
  }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: nil, key, store: store)
  }
}
/// A value that a window keeps for its views.
@propertyWrapper struct SceneStorage<Value>: DynamicProperty {
  private let storage: AppStorage<Value>
  init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: _sceneStore)
  }
  var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }
  var projectedValue: Binding<Value> { storage.projectedValue }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  init(_ key: String) { self.init(wrappedValue: nil, key) }
}
let _sceneStore = UserDefaults()
