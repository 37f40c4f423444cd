# Wrong Answer: accepts a single 0 as a letter
class Solution:
    def numDecodings(self, s):
        previous, current = 1, 1
        for i in range(1, len(s)):
            ways = current
            if "10" <= s[i - 1 : i + 1] <= "26":
                ways += previous
            previous, current = current, ways
        return current
