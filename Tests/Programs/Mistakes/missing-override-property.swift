class A { var x: Int { 1 }; func g(a: Int) {} }
class B: A { var x: Int { 2 } }
