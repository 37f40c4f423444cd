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

    def search(self, word: str) -> bool:
        return self.finds(word, 0)

    def finds(self, word: str, start: int) -> bool:
        node = self
        for i in range(start, len(word)):
            if word[i] == ".":
                children = node.children.values()
                return any(child.finds(word, i + 1) for child in children)
            node = node.children.get(word[i])
            if node is None:
                return False
        return node.is_end
