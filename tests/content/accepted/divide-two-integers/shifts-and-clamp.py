class Solution:
    def divide(self, dividend: int, divisor: int) -> int:
        sign = -1 if (dividend < 0) ^ (divisor < 0) else 1
        a, b, q = abs(dividend), abs(divisor), 0
        for i in range(31, -1, -1):
            if (b << i) <= a:
                a -= b << i
                q |= 1 << i
        return min(max(sign * q, -2**31), 2**31 - 1)
