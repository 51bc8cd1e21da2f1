struct Theme { var accent = "blue" }
let t: Theme = Theme
