class Solution:
    def firstUniqChar(self, s: str) -> int:
        for position, letter in enumerate(s):
            if all(s[i] != letter for i in range(len(s)) if i != position):
                return position
        return -1
