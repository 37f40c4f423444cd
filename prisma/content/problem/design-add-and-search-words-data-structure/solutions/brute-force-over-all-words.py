class WordDictionary:
    def __init__(self):
        self.words = []

    def addWord(self, word: str) -> None:
        self.words.append(word)

    def search(self, word: str) -> bool:
        return any(self.fits(stored, word) for stored in self.words)

    def fits(self, stored: str, word: str) -> bool:
        if len(stored) != len(word):
            return False
        return all(wanted in (".", letter) for wanted, letter in zip(word, stored))
