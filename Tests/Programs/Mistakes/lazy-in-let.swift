struct Row { lazy let a = 1 }
