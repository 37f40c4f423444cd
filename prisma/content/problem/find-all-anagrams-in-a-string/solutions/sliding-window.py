from collections import Counter


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        needed = Counter(p)
        lacking = len(p)
        starts = []
        for end, letter in enumerate(s):
            if needed[letter] > 0:
                lacking -= 1
            needed[letter] -= 1
            start = end - len(p) + 1
            if start > 0:
                dropped = s[start - 1]
                needed[dropped] += 1
                if needed[dropped] > 0:
                    lacking += 1
            if lacking == 0:
                starts.append(start)
        return starts
