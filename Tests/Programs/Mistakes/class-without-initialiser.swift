class C { var a: Int }
