class Solution:
    def longestPalindrome(self, s: str) -> int:
        unpaired = set()
        length = 0
        for letter in s:
            if letter in unpaired:
                unpaired.remove(letter)
                length += 2
            else:
                unpaired.add(letter)
        return length + 1 if unpaired else length
