from itertools import combinations
from typing import List


class Solution:
    def alienOrder(self, words: List[str]) -> str:
        rules = set()
        for first, second in combinations(words, 2):
            pairs = ((a, b) for a, b in zip(first, second) if a != b)
            rule = next(pairs, None)
            if rule is not None:
                rules.add(rule)
            elif len(first) > len(second):
                return ""

        letters = set("".join(words))
        order = ""
        while letters:
            free = letters - {after for _, after in rules}
            if not free:
                return ""
            order += "".join(free)
            letters -= free
            rules = {(before, after) for before, after in rules if before in letters}
        return order
