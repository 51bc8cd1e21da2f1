enum Load { case done(Int), failed }
let load = Load.failed
switch load {
case .done(let a, let b): print(a, b)
case .failed: print(0)
}
