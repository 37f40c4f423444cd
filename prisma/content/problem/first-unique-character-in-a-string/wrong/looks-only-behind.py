# Wrong Answer: the last of several equal letters has none behind it
class Solution:
    def firstUniqChar(self, s: str) -> int:
        for position, letter in enumerate(s):
            if letter not in s[position + 1:]:
                return position
        return -1
