# Wrong Answer: counts the letters with an odd frequency, as if their order could change
from collections import Counter


class Solution:
    def minInsertions(self, s: str) -> int:
        odd = sum(count % 2 for count in Counter(s).values())
        return max(0, odd - 1)
