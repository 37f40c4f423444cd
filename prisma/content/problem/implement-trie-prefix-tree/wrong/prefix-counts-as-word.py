# Wrong Answer: does not mark where a word ends, so every prefix counts as a word
class Trie:
    def __init__(self):
        self.children = {}

    def insert(self, word: str) -> None:
        node = self
        for letter in word:
            node = node.children.setdefault(letter, Trie())

    def search(self, word: str) -> bool:
        return self.startsWith(word)

    def startsWith(self, prefix: str) -> bool:
        node = self
        for letter in prefix:
            if letter not in node.children:
                return False
            node = node.children[letter]
        return True
