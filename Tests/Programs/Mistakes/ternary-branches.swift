let n = 3
let text: String = n > 2 ? "some" : 0
