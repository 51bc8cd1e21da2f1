var list = []
