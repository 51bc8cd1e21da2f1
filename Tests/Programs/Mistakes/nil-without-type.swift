func test() { let x = nil }
