class WordDictionary:
    def __init__(self):
        self.children = {}
        self.is_end = False

    def addWord(self, word: str) -> None:
        node = self
        for letter in word:
            if letter not in node.children:
                node.children[letter] = WordDictionary()
            node = node.children[letter]
        node.is_end = True

    def search(self, pattern: str) -> bool:
        return self.finds(pattern, 0)

    def finds(self, pattern: str, start: int) -> bool:
        node = self
        for i in range(start, len(pattern)):
            if pattern[i] == ".":
                children = node.children.values()
                return any(child.finds(pattern, i + 1) for child in children)
            node = node.children.get(pattern[i])
            if node is None:
                return False
        return node.is_end
