class Solution:
    def trailingZeroes(self, n: int) -> int:
        fives = 0
        for multiple in range(5, n + 1, 5):
            while multiple % 5 == 0:
                multiple //= 5
                fives += 1
        return fives
