struct Selection {
  var chosen = 2
  let step = 10
}

struct Cart {
  var items = [1, 2, 3, 2]
  var rows = [[1, 2], [2, 3]]
  var limit = 2
  var selection = Selection()
  let scale: (Int) -> Int

  mutating func removeChosen() { items.removeAll { $0 == limit } }
  mutating func removeSelected() { items.removeAll { $0 == self.selection.chosen } }
  mutating func sortByScale() { items.sort { scale($0) > scale($1) } }
  mutating func scaleAll() { items.change { scale($0) + selection.step } }
  mutating func removeInRow() { rows[0].removeAll { $0 == limit } }
  mutating func lend() {
    items.withUnsafeMutableBufferPointer { buffer in
      for index in buffer.indices where buffer[index] > limit { buffer[index] = scale(index) }
    }
  }
  mutating func changeOrThrow() throws {
    try items.change { item in
      if item == 3 { throw Stop() }
      return item + limit
    }
  }
}

struct Stop: Error {}

struct Shop {
  var cart = Cart { $0 * 3 }
  var name = "shop"
  mutating func removeNamed() { cart.items.removeAll { $0 == name.count / 2 } }
}

extension Array {
  mutating func change(_ body: (Element) throws -> Element) rethrows {
    for index in indices { self[index] = try body(self[index]) }
  }
}

enum ClosuresThatRead {
  static func changed(_ change: (inout Cart) throws -> Void) -> Cart {
    var cart = Cart { $0 * 3 }
    do { try change(&cart) } catch { print("stopped") }
    return cart
  }

  static func main() {
    print(changed { $0.removeChosen() }.items, changed { $0.removeSelected() }.items)
    print(changed { $0.sortByScale() }.items, changed { $0.scaleAll() }.items)
    print(changed { $0.removeInRow() }.rows, changed { $0.lend() }.items)
    print(changed { try $0.changeOrThrow() }.items)
    var shop = Shop()
    shop.removeNamed()
    print(shop.cart.items)
    var carts = ["a": Cart { $0 }]
    carts["a"]?.removeChosen()
    print(carts["a"]?.items ?? [])
  }
}
