protocol C: A {}
protocol A: B {}
protocol B: C {}
