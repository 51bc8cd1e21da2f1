class E: E {}
