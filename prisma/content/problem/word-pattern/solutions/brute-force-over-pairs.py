class Solution:
    def wordPattern(self, pattern: str, s: str) -> bool:
        words = s.split(" ")
        if len(words) != len(pattern):
            return False
        for i in range(len(words)):
            for j in range(i):
                if (pattern[i] == pattern[j]) != (words[i] == words[j]):
                    return False
        return True
