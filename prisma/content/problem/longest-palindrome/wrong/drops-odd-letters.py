# Wrong Answer: leaves out a letter with an odd count completely
from collections import Counter


class Solution:
    def longestPalindrome(self, s: str) -> int:
        counts = Counter(s).values()
        even = sum(count for count in counts if count % 2 == 0)
        odd = [count for count in counts if count % 2 == 1]
        return even + (max(odd) if odd else 0)
