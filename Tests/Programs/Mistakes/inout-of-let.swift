func add(_ value: inout Int) { value += 1 }
let count = 3
add(&count)
