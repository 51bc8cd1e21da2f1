struct Row { var title: Sting }
