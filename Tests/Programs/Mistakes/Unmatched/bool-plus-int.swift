let flag = true
let n = flag + 1
