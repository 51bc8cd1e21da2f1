import Testing
@testable import CursesTerminal
