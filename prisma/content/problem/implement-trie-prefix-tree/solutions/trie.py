class Trie:
    def __init__(self):
        self.children = {}
        self.is_end = False

    def insert(self, word: str) -> None:
        node = self
        for letter in word:
            if letter not in node.children:
                node.children[letter] = Trie()
            node = node.children[letter]
        node.is_end = True

    def search(self, word: str) -> bool:
        node = self.find(word)
        return node is not None and node.is_end

    def startsWith(self, prefix: str) -> bool:
        return self.find(prefix) is not None

    def find(self, prefix: str) -> "Trie | None":
        node = self
        for letter in prefix:
            node = node.children.get(letter)
            if node is None:
                return None
        return node
