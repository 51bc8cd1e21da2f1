struct Card { let title = "a" }
let path: WritableKeyPath<Card, String> = \.title
