struct A: B {}
struct B: A {}
