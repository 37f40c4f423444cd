from collections import Counter


class Solution:
    def longestPalindrome(self, s: str) -> int:
        paired = sum(count - count % 2 for count in Counter(s).values())
        return paired + 1 if paired < len(s) else paired
