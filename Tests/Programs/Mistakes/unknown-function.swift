func area(_ side: Int) -> Int { side * side }
print(aera(3))
