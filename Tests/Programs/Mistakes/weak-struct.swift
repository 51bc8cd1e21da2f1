struct Row {}
class Owner { weak var row: Row? }
