class Solution:
    def numDecodings(self, s: str) -> int:
        memo = {len(s): 1}

        def ways(i: int) -> int:
            if i not in memo:
                count = 0
                if s[i] != "0":
                    count = ways(i + 1)
                    if i + 1 < len(s) and int(s[i : i + 2]) <= 26:
                        count += ways(i + 2)
                memo[i] = count
            return memo[i]

        return ways(0)
