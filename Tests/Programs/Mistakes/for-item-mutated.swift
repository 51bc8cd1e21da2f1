struct P { var n = 0 }
var list = [P()]
for p in list {
  p.n = 1
}
