func make<T>() -> [T] { [] }
let list = make()
