class Solution:
    def numDecodings(self, s: str) -> int:
        previous, current = 0, 1
        for i, digit in enumerate(s):
            ways = current if digit != "0" else 0
            if i > 0 and "10" <= s[i - 1 : i + 1] <= "26":
                ways += previous
            previous, current = current, ways
        return current
