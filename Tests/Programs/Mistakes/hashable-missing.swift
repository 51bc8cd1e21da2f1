struct P { var n = 1 }
let s: Set<P> = [P()]
print(s.count)
