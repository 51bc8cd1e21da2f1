protocol Named {}
struct Row: Named {}
extension Row: Named {}
