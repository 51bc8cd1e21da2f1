let n: Int? = 3
switch n {
case .some(let x): print(x)
}
