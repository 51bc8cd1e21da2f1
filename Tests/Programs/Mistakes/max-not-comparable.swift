struct Score { var value = 1 }
let best = [Score(), Score()].max()
