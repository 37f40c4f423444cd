class Solution:
    def numDecodings(self, s: str) -> int:
        n = len(s)
        ways = [0] * n + [1]
        for i in range(n - 1, -1, -1):
            if s[i] != "0":
                ways[i] = ways[i + 1]
                if i + 1 < n and int(s[i : i + 2]) <= 26:
                    ways[i] += ways[i + 2]
        return ways[0]
