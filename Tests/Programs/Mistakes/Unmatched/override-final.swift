class Base { final func title() -> String { "" } }
class Sub: Base { override func title() -> String { "sub" } }
