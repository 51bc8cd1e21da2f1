import Foundation
struct Tag { var name = "" }
struct Post: Codable { var tag: Tag }
