struct Base {}
struct Sub: Base {}
