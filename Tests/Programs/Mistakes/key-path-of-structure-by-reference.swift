struct Card { var title = "a" }
let path: ReferenceWritableKeyPath<Card, String> = \.title
