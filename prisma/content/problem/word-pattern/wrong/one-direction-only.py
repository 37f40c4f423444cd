# Wrong Answer: checks only that equal letters have equal words; two letters may share a word
class Solution:
    def wordPattern(self, pattern: str, s: str) -> bool:
        words = s.split(" ")
        if len(words) != len(pattern):
            return False
        word_of = {}
        for letter, word in zip(pattern, words):
            if word_of.setdefault(letter, word) != word:
                return False
        return True
