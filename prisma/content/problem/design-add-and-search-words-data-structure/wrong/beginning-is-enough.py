# Wrong Answer: re.match is content with the beginning of a word
import re


class WordDictionary:
    def __init__(self):
        self.words = []

    def addWord(self, word: str) -> None:
        self.words.append(word)

    def search(self, pattern: str) -> bool:
        return any(re.match(pattern, word) for word in self.words)
