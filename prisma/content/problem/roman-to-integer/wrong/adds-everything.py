# Wrong Answer: adds a smaller symbol that precedes a larger one
class Solution:
    def romanToInt(self, s: str) -> int:
        values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
        return sum(values[symbol] for symbol in s)
