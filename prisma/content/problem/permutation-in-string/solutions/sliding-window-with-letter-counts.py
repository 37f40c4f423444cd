from collections import Counter


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        m = len(s1)
        wanted = Counter(s1)
        window = Counter()
        for end, letter in enumerate(s2):
            window[letter] += 1
            if end >= m:
                window[s2[end - m]] -= 1
            if window == wanted:
                return True
        return False
