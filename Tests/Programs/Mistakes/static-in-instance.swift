struct S { static var n = 1; func f() -> Int { n } }
