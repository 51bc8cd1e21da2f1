struct P { var list: [Itme] = [] }
struct Item {}
