class Solution:
    VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}

    def romanToInt(self, s: str) -> int:
        total = 0
        following = 0
        for symbol in reversed(s):
            value = self.VALUES[symbol]
            total += -value if value < following else value
            following = value
        return total
