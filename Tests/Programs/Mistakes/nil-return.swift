func f() -> Int { nil }
