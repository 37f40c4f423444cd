class Solution:
    def divide(self, dividend: int, divisor: int) -> int:
        lowest = -(2**31)
        is_negative = (dividend < 0) != (divisor < 0)
        rest = -abs(dividend)
        step = -abs(divisor)
        quotient = 0
        for i in range(31, -1, -1):
            if step >= lowest >> i and rest <= step << i:
                rest -= step << i
                quotient += -1 << i
        if is_negative:
            return quotient
        return 2**31 - 1 if quotient == lowest else -quotient
