struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  typealias StringInterpolation = DefaultStringInterpolation
}

typealias LocalizedStringResource = LocalizedStringKey

struct StringLocalizationValue: ExpressibleByStringInterpolation, Equatable {
  typealias StringInterpolation = DefaultStringInterpolation
}

extension String {
  typealias LocalizationValue = StringLocalizationValue
}
