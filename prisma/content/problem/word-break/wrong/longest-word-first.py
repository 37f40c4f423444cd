# Wrong Answer: takes the longest word that fits, which may leave a rest that cannot be cut
class Solution:
    def wordBreak(self, s, wordDict):
        words = sorted(wordDict, key=len, reverse=True)
        start = 0
        while start < len(s):
            word = next((word for word in words if s.startswith(word, start)), None)
            if word is None:
                return False
            start += len(word)
        return True
