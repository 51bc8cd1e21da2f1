struct Row: Identifiable { var title = "" }
