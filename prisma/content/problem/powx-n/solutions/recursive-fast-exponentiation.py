class Solution:
    def myPow(self, x: float, n: int) -> float:
        def power_of(exponent):
            if exponent == 0:
                return 1.0
            half = power_of(exponent // 2)
            return half * half * x if exponent % 2 == 1 else half * half

        return power_of(n) if n >= 0 else 1 / power_of(-n)
