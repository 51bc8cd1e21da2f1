let x = 5 as String
