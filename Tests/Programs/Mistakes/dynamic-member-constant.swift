struct Card { let title = "a" }
@dynamicMemberLookup struct Lens {
  var card = Card()
  subscript<T>(dynamicMember path: WritableKeyPath<Card, T>) -> T { card[keyPath: path] }
}
print(Lens().title)
