struct Row { var a }
