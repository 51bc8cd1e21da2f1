struct Person { var name: String; var age: Int }
let p = Person()
