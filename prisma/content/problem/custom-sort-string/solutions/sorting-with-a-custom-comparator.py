class Solution:
    def customSortString(self, order: str, s: str) -> str:
        ranks = {letter: place for place, letter in enumerate(order)}
        return "".join(sorted(s, key=lambda letter: ranks.get(letter, len(order))))
