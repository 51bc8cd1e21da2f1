struct Score { var value = 1 }
let sorted = [Score(), Score()].sorted()
