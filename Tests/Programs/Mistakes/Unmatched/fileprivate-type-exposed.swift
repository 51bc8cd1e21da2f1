private struct Secret {}
struct Box { var secret: Secret = Secret() }
