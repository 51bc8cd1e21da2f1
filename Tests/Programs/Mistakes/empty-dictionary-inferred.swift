var list = [:]
