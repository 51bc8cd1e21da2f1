protocol P {}
struct S {}
let p: any P = S()
