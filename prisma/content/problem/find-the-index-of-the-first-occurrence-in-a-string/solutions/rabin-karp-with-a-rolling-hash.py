class Solution:
    def strStr(self, haystack: str, needle: str) -> int:
        base, modulus = 257, (1 << 61) - 1
        n, m = len(haystack), len(needle)
        if m > n:
            return -1
        wanted = window = 0
        highest = 1
        for i in range(m):
            wanted = (wanted * base + ord(needle[i])) % modulus
            window = (window * base + ord(haystack[i])) % modulus
            if i > 0:
                highest = highest * base % modulus
        for start in range(n - m + 1):
            if window == wanted and haystack[start : start + m] == needle:
                return start
            if start + m < n:
                window -= ord(haystack[start]) * highest
                window = (window * base + ord(haystack[start + m])) % modulus
        return -1
