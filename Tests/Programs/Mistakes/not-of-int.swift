let count = 3
if !count { print("none") }
