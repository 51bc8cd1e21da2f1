struct S { func f() {} }
S.f()
