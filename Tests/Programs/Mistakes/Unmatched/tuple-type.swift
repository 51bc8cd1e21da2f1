let p: (Int, String) = (1, 2)
