switch 5 {
case 1: print("a")
}
