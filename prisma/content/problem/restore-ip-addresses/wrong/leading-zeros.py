# Wrong Answer: checks only the value of a part, so 04 counts as 4
from itertools import combinations
from typing import List


class Solution:
    def restoreIpAddresses(self, s: str) -> List[str]:
        addresses = []
        for cuts in combinations(range(1, len(s)), 3):
            bounds = [0, *cuts, len(s)]
            parts = [s[i:j] for i, j in zip(bounds, bounds[1:])]
            if all(len(part) <= 3 and int(part) <= 255 for part in parts):
                addresses.append(".".join(parts))
        return addresses
