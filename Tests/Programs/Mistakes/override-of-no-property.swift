class A { var x: Int { 1 }; func g(a: Int) {} }
class B: A { override var y: Int { 2 } }
