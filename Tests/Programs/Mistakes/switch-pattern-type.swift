let n = 3
switch n {
case "a": print("a")
default: break
}
