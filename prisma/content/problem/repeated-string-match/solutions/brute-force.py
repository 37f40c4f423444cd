class Solution:
    def repeatedStringMatch(self, a: str, b: str) -> int:
        n, m = len(a), len(b)
        for start in range(n):
            if all(a[(start + j) % n] == b[j] for j in range(m)):
                return (start + m + n - 1) // n
        return -1
