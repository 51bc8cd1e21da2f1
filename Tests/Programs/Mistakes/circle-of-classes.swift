class A: B {}
class B: A {}
let a = 1
