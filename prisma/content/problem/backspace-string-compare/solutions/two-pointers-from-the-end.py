class Solution:
    def backspaceCompare(self, s: str, t: str) -> bool:
        i, j = len(s), len(t)
        while True:
            i = self.previous_letter(s, i)
            j = self.previous_letter(t, j)
            if i < 0 or j < 0:
                return i < 0 and j < 0
            if s[i] != t[j]:
                return False

    def previous_letter(self, keys: str, end: int) -> int:
        skip = 0
        for i in range(end - 1, -1, -1):
            if keys[i] == "#":
                skip += 1
            elif skip > 0:
                skip -= 1
            else:
                return i
        return -1
