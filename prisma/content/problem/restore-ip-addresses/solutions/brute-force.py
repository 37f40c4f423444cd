from itertools import combinations
from typing import List


class Solution:
    def restoreIpAddresses(self, s: str) -> List[str]:
        addresses = []
        for i, j, k in combinations(range(1, len(s)), 3):
            parts = [s[:i], s[i:j], s[j:k], s[k:]]
            if all(self.is_valid(part) for part in parts):
                addresses.append(".".join(parts))
        return addresses

    def is_valid(self, part: str) -> bool:
        if len(part) > 3 or (part[0] == "0" and part != "0"):
            return False
        return int(part) <= 255
