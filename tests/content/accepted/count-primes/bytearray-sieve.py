class Solution:
    def countPrimes(self, n: int) -> int:
        if n < 3: return 0
        sieve = bytearray([1]) * n
        sieve[0] = sieve[1] = 0
        for i in range(2, int(n ** 0.5) + 1):
            if sieve[i]:
                sieve[i * i::i] = bytes(len(range(i * i, n, i)))
        return sum(sieve)
