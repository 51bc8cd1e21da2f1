func f() -> String? { 3 }
