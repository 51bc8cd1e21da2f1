func refresh() {}
refresh(true)
