let width = 10.0
let columns = 3
let total = width * columns
