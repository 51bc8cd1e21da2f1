for digit in 10 { print(digit) }
