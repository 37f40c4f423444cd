class Solution:
    def divide(self, dividend: int, divisor: int) -> int:
        if divisor == 1:
            return dividend
        if divisor == -1:
            return -dividend if dividend > -(2**31) else 2**31 - 1
        is_negative = (dividend < 0) != (divisor < 0)
        rest = -abs(dividend)
        step = -abs(divisor)
        quotient = 0
        while rest <= step:
            rest -= step
            quotient += 1
        return -quotient if is_negative else quotient
