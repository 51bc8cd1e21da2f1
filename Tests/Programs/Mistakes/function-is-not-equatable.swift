struct S: Equatable { var f: () -> Void }
