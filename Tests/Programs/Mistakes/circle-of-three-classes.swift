class C: A {}
class A: B {}
class B: C {}
