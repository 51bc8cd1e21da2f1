struct P { var name: String? }
let p = P(name: nil)
let n: Int = p.name?.count
print(n)
