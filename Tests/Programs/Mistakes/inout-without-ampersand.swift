func add(_ value: inout Int) { value += 1 }
var count = 3
add(count)
