class Solution:
    def strStr(self, haystack: str, needle: str) -> int:
        n, m, base, mod = len(haystack), len(needle), 131, (1 << 61) - 1
        if m > n: return -1
        top = pow(base, m - 1, mod)
        h = g = 0
        for a, b in zip(haystack, needle):
            h = (h * base + ord(a)) % mod
            g = (g * base + ord(b)) % mod
        for i in range(n - m + 1):
            if h == g: return i
            if i + m < n:
                h = ((h - ord(haystack[i]) * top) * base + ord(haystack[i + m])) % mod
        return -1
