class Solution:
    def countPrimes(self, n: int) -> int:
        count = 0
        for x in range(2, n):
            if all(x % divisor != 0 for divisor in range(2, x)):
                count += 1
        return count
