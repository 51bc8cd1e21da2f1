// An observer that changes its own struct is done before those hear that observe what the struct is a
// part of, and they hear of it once.

struct Capped {
  var value: Int {
    didSet { value = min(value, 100) }
  }
}

final class Owner {
  var log: [Int] = []
  var capped = Capped(value: 1) {
    didSet { log.append(capped.value) }
  }
  var list = [Capped(value: 1)] {
    didSet { log.append(list[0].value) }
  }
  var computed: Capped {
    get { capped }
    set {
      log.append(-newValue.value)
      capped = newValue
    }
  }
}

struct Outer {
  var capped = Capped(value: 3) {
    willSet { print("will", newValue.value) }
    didSet { print("did", oldValue.value, capped.value) }
  }
}

enum ObserversWithinObserved {
  static func main() {
    let owner = Owner()
    owner.capped.value = 60
    owner.capped.value = 200
    owner.list[0].value = 300
    owner.computed.value = 400
    print(owner.log, owner.capped.value, owner.list[0].value)
    var outer = Outer()
    outer.capped.value = 500
    outer.capped.value -= 1
    var list = [outer]
    list[0].capped.value = 7
    print(outer.capped.value, list[0].capped.value)
  }
}
