let n = 3
let text = n ? "some" : "none"
