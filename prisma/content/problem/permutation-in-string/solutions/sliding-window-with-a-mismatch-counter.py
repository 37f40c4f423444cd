from collections import Counter


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        m = len(s1)
        excess = Counter()
        for letter in s1:
            excess[letter] -= 1
        different = len(excess)
        for end, letter in enumerate(s2):
            different += (excess[letter] == 0) - (excess[letter] == -1)
            excess[letter] += 1
            if end >= m:
                gone = s2[end - m]
                different += (excess[gone] == 0) - (excess[gone] == 1)
                excess[gone] -= 1
            if different == 0:
                return True
        return False
