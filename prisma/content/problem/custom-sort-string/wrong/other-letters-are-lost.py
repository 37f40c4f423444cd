# Wrong Answer: leaves out the letters that are not in the order
class Solution:
    def customSortString(self, order: str, s: str) -> str:
        return "".join(letter * s.count(letter) for letter in order)
