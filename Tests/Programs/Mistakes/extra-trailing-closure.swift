func refresh() {}
refresh { print("done") }
