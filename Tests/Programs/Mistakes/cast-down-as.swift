class A {}
class B: A {}
let a = A()
let b = a as B
