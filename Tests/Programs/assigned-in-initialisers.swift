@propertyWrapper private struct Limited {
  private var stored: Int
  private let top: Int
  var wrappedValue: Int {
    get { stored }
    set {
      print("set", newValue)
      stored = min(newValue, top)
    }
  }
  init(wrappedValue: Int, top: Int = 10) {
    print("made", wrappedValue)
    (stored, self.top) = (wrappedValue, top)
  }
}

private struct Written {
  @Limited var first = 1
  @Limited(top: 5) var second = 2
  @Limited var third: Int
  init(_ value: Int) {
    first = value
    second = value
    third = value
  }
}

private final class Kept {
  @Limited var first = 1
  @Limited var second: Int
  init(_ value: Int) {
    second = value
    first = value
    second = value
  }
}

private struct Late {
  @Limited var first = 1
  let name: String
  init(_ value: Int) {
    first = value
    name = "late"
    first = value + 1
  }
}
private struct Whole {
  @Limited var first = 1
  var count = 3
  init(_ value: Int) {
    if value > 3 { first = value }
  }
}

enum WrappersInInitialisers {
  static func main() {
    print(Late(4).first, Whole(5).first, Whole(2).first)
    let written = Written(20)
    print(written.first, written.second, written.third)
    let kept = Kept(30)
    print(kept.first, kept.second)
  }
}

@propertyWrapper struct Recorded<Value> {
  private var values: [Value]
  var wrappedValue: Value {
    get { values[values.count - 1] }
    set { values.append(newValue) }
  }
  var projectedValue: [Value] { values }
  init(wrappedValue: Value) { values = [wrappedValue] }
  init(initialValue: Value) { values = [initialValue] }
}
private final class Settings<Extra> {
  @Recorded var name: String?
  @Recorded var extra: Extra?
  @Recorded var level: Int
  init(name: String? = nil, extra: Extra? = nil) {
    self.name = name
    self.extra = extra
    level = 2
    self.name = name
  }
}

enum OptionalWrappersInInitialisers {
  static func main() {
    let empty = Settings<Int>(), full = Settings(name: "a", extra: 4)
    for settings in [empty, full] {
      print(settings.name ?? "none", settings.extra ?? 0, settings.level)
      print(settings.$name.count, settings.$extra.count)
    }
    full.name = nil
    print(full.$name, type(of: empty.$extra))
  }
}
