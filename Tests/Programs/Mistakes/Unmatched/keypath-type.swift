struct Person { var name = "" }
let ages: [Int] = [Person()].map(\.name)
