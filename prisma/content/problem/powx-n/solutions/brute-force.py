class Solution:
    def myPow(self, x: float, n: int) -> float:
        power = 1.0
        for _ in range(abs(n)):
            power *= x
        return power if n >= 0 else 1 / power
