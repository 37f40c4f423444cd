class Solution:
    @cache
    def numDecodings(self, s: str) -> int:
        if not s: return 1
        if s[0] == '0': return 0
        total = self.numDecodings(s[1:])
        if len(s) > 1 and int(s[:2]) <= 26:
            total += self.numDecodings(s[2:])
        return total
