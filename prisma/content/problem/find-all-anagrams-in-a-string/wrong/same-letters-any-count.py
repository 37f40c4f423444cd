# Wrong Answer: compares which letters occur, but not how many times
class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        wanted = set(p)
        starts = range(len(s) - len(p) + 1)
        return [start for start in starts if set(s[start:start + len(p)]) == wanted]
