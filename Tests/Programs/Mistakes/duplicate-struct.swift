struct Row {}
struct Row {}
