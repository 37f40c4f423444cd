class Solution:
    def divide(self, dividend: int, divisor: int) -> int:
        lowest = -(2**31)
        is_negative = (dividend < 0) != (divisor < 0)
        rest = -abs(dividend)
        step = -abs(divisor)
        quotient = 0
        while rest <= step:
            multiple, count = step, -1
            while multiple >= lowest >> 1 and rest <= multiple + multiple:
                multiple += multiple
                count += count
            rest -= multiple
            quotient += count
        if is_negative:
            return quotient
        return 2**31 - 1 if quotient == lowest else -quotient
