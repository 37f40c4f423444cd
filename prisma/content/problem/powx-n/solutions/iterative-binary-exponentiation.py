class Solution:
    def myPow(self, x: float, n: int) -> float:
        power, factor, exponent = 1.0, x, abs(n)
        while exponent > 0:
            if exponent % 2 == 1:
                power *= factor
            factor *= factor
            exponent //= 2
        return power if n >= 0 else 1 / power
