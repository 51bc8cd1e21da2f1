func stop() { break }
stop()
