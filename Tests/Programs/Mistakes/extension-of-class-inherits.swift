class C {}
extension C: D {}
class D: C {}
