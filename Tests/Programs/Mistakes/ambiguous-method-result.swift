struct Store {
  func value(_ key: String) -> Int { 1 }
  func value(_ key: String) -> String { "" }
}
let value = Store().value("a")
