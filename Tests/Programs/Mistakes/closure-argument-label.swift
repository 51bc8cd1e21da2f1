func animate(duration: Double, body: () -> Void) {}
animate(0.3) {}
