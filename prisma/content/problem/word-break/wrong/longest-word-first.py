# Wrong Answer: greedily takes the longest matching word, which may leave a suffix that cannot be segmented
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
