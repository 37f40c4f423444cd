# Wrong Answer: searches only to the right, but the last occurrence of a letter has no equal there
class Solution:
    def firstUniqChar(self, s: str) -> int:
        for position, letter in enumerate(s):
            if letter not in s[position + 1:]:
                return position
        return -1
