class Solution:
    def wordPattern(self, pattern: str, s: str) -> bool:
        t = s.split()
        return list(map(pattern.find, pattern)) == list(map(t.index, t))
