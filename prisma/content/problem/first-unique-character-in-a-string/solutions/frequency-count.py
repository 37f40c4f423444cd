from collections import Counter


class Solution:
    def firstUniqChar(self, s: str) -> int:
        counts = Counter(s)
        for position, letter in enumerate(s):
            if counts[letter] == 1:
                return position
        return -1
