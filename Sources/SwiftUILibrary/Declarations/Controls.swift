enum ControlSize: Hashable, CaseIterable { case mini, small, regular, large, extraLarge }
