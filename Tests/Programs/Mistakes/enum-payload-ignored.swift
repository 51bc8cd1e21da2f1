enum Load { case done(Int), failed }
let load: Load = .done
print(load)
