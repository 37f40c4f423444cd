class Solution:
    def wordPattern(self, pattern: str, s: str) -> bool:
        words = s.split(" ")
        if len(words) != len(pattern):
            return False
        last = {}
        for i, pair in enumerate(zip(pattern, words)):
            letter, word = ("letter", pair[0]), ("word", pair[1])
            if last.get(letter) != last.get(word):
                return False
            last[letter] = last[word] = i
        return True
