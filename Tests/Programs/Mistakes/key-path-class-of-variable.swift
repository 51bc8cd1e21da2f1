struct Card { var title = "a" }
func change(_ path: KeyPath<Card, String>) {
  let other: WritableKeyPath<Card, String> = path
  _ = other
}
