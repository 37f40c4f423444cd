# Wrong Answer: a set of words does not know how often a word is needed
class Solution:
    def findSubstring(self, s: str, words: list[str]) -> list[int]:
        width = len(words[0])
        total = width * len(words)
        starts = []
        for start in range(len(s) - total + 1):
            pieces = {s[i:i + width] for i in range(start, start + total, width)}
            if pieces == set(words):
                starts.append(start)
        return starts
