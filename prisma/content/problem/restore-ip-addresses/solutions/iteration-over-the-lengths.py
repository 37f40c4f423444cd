from itertools import product
from typing import List


class Solution:
    def restoreIpAddresses(self, s: str) -> List[str]:
        addresses = []
        for a, b, c in product(range(1, 4), repeat=3):
            parts = [s[:a], s[a : a + b], s[a + b : a + b + c], s[a + b + c :]]
            if all(self.is_valid(part) for part in parts):
                addresses.append(".".join(parts))
        return addresses

    def is_valid(self, part: str) -> bool:
        if not 1 <= len(part) <= 3 or (part[0] == "0" and part != "0"):
            return False
        return int(part) <= 255
