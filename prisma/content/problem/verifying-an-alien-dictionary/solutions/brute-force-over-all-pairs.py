from typing import List


class Solution:
    def isAlienSorted(self, words: List[str], order: str) -> bool:
        def is_in_order(first: str, second: str) -> bool:
            for x, y in zip(first, second):
                if x != y:
                    return order.index(x) < order.index(y)
            return len(first) <= len(second)

        for i, first in enumerate(words):
            for second in words[i + 1:]:
                if not is_in_order(first, second):
                    return False
        return True
