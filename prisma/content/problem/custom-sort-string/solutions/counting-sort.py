from collections import Counter


class Solution:
    def customSortString(self, order: str, s: str) -> str:
        counts = Counter(s)
        parts = [letter * counts.pop(letter, 0) for letter in order]
        parts += [letter * count for letter, count in counts.items()]
        return "".join(parts)
