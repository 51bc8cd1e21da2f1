let line = "-" * 20
