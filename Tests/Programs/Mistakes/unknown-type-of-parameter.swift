func show(_ row: Rwo) {}
