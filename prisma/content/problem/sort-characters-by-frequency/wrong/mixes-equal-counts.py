# Wrong Answer: sorts by the count alone, so characters with equal counts stay mixed
from collections import Counter


class Solution:
    def frequencySort(self, s: str) -> str:
        counts = Counter(s)
        return "".join(sorted(s, key=lambda x: -counts[x]))
