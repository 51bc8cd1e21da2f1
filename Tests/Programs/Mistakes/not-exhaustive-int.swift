let count = 3
switch count {
case 0: print("none")
case 1: print("one")
}
