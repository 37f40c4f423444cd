# Wrong Answer: the operator // rounds down, not toward zero
class Solution:
    def divide(self, dividend: int, divisor: int) -> int:
        return min(dividend // divisor, 2**31 - 1)
