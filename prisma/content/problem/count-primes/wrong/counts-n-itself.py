# Wrong Answer: counts n itself if it is prime
class Solution:
    def countPrimes(self, n: int) -> int:
        is_prime = [True] * (n + 1)
        count = 0
        for p in range(2, n + 1):
            if is_prime[p]:
                count += 1
                for multiple in range(p * p, n + 1, p):
                    is_prime[multiple] = False
        return count
