var n = nil
