struct Card { let title = "a" }
func change(_ path: KeyPath<Card, String>) {
  var card = Card()
  card[keyPath: path] = "b"
}
