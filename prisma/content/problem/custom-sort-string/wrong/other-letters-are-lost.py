# Wrong Answer: drops the letters that are not in order
class Solution:
    def customSortString(self, order: str, s: str) -> str:
        return "".join(letter * s.count(letter) for letter in order)
