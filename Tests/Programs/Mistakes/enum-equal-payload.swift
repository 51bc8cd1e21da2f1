enum Load { case done(Int), failed }
let load = Load.failed
if load == .failed { print(1) }
