struct Person { var name = "" }
let names = [Person()].map(\.title)
