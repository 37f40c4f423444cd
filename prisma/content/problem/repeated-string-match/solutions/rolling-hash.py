class Solution:
    BASE = 131
    PRIME = 1_000_000_007

    def repeatedStringMatch(self, a: str, b: str) -> int:
        n, m = len(a), len(b)
        wanted = window = 0
        highest = 1
        for j in range(m):
            if j > 0:
                highest = highest * self.BASE % self.PRIME
            wanted = (wanted * self.BASE + ord(b[j])) % self.PRIME
            window = (window * self.BASE + ord(a[j % n])) % self.PRIME
        for start in range(n):
            if window == wanted and self.matches(a, b, start):
                return (start + m + n - 1) // n
            window -= ord(a[start]) * highest
            window = (window * self.BASE + ord(a[(start + m) % n])) % self.PRIME
        return -1

    def matches(self, a: str, b: str, start: int) -> bool:
        return all(a[(start + j) % len(a)] == b[j] for j in range(len(b)))
