let n = Int("5") * 2
