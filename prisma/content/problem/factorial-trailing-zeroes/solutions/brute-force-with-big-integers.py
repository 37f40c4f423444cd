class Solution:
    def trailingZeroes(self, n: int) -> int:
        factorial = 1
        for factor in range(2, n + 1):
            factorial *= factor
        zeros = 0
        while factorial % 10 == 0:
            factorial //= 10
            zeros += 1
        return zeros
