var a = [1]
a.push(2)
