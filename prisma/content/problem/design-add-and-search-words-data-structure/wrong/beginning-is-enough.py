# Wrong Answer: re.match accepts a match of a prefix of the word
import re


class WordDictionary:
    def __init__(self):
        self.words = []

    def addWord(self, word: str) -> None:
        self.words.append(word)

    def search(self, word: str) -> bool:
        return any(re.match(word, stored) for stored in self.words)
