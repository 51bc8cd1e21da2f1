@propertyWrapper struct W { @V var wrappedValue: Int }
@propertyWrapper struct V { @W var wrappedValue: Int }
