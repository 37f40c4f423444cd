# Wrong Answer: counts the multiples of 5, but 25 contributes two factors
class Solution:
    def trailingZeroes(self, n: int) -> int:
        return n // 5
