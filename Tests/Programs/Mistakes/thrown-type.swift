throw Int("x")
