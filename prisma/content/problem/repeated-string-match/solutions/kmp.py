class Solution:
    def repeatedStringMatch(self, a: str, b: str) -> int:
        n, m = len(a), len(b)
        failure = [0] * m
        j = 0
        for i in range(1, m):
            while j > 0 and b[i] != b[j]:
                j = failure[j - 1]
            if b[i] == b[j]:
                j += 1
            failure[i] = j
        j = 0
        for i in range(n + m - 1):
            while j > 0 and a[i % n] != b[j]:
                j = failure[j - 1]
            if a[i % n] == b[j]:
                j += 1
            if j == m:
                return (i + n) // n
        return -1
