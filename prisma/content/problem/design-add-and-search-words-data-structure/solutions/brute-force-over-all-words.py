class WordDictionary:
    def __init__(self):
        self.words = []

    def addWord(self, word: str) -> None:
        self.words.append(word)

    def search(self, pattern: str) -> bool:
        return any(self.fits(word, pattern) for word in self.words)

    def fits(self, word: str, pattern: str) -> bool:
        if len(word) != len(pattern):
            return False
        return all(wanted in (".", letter) for wanted, letter in zip(pattern, word))
