struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  typealias StringInterpolation = DefaultStringInterpolation
}

typealias LocalizedStringResource = LocalizedStringKey
