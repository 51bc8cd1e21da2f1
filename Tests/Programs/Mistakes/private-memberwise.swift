struct Person { var name: String; private var age: Int }
let p = Person(name: "Ada", age: 3)
