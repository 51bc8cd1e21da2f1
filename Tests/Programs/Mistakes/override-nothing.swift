class Base {}
class Sub: Base { override func title() -> String { "sub" } }
