struct Row: Identifable { var id = 1 }
