class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        wanted = sorted(p)
        starts = range(len(s) - len(p) + 1)
        return [start for start in starts if sorted(s[start:start + len(p)]) == wanted]
