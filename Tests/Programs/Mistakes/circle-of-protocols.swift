protocol A: B {}
protocol B: A {}
struct S: A {}
