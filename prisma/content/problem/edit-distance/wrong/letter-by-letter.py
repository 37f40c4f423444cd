# Wrong Answer: compares characters at equal indices, so one insertion shifts all the others
class Solution:
    def minDistance(self, word1, word2):
        different = sum(a != b for a, b in zip(word1, word2))
        return different + abs(len(word1) - len(word2))
