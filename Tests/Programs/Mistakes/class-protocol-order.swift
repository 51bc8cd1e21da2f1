protocol P {}
class A {}
class C: P, A {}
