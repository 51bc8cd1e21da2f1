let count = 3
let text = count + " items"
