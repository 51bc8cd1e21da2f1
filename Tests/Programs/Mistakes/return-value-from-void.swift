func f() { return 3 }
