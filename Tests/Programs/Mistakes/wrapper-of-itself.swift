@propertyWrapper struct W { @W var wrappedValue: Int }
