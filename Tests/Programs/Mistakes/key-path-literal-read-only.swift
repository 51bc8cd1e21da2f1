struct Card { let title = "a" }
func change() {
  var card = Card()
  card[keyPath: \.title] = "b"
}
