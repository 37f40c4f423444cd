class Solution:
    VALUES = {
        "CM": 900, "CD": 400, "XC": 90, "XL": 40, "IX": 9, "IV": 4,
        "M": 1000, "D": 500, "C": 100, "L": 50, "X": 10, "V": 5, "I": 1,
    }

    def romanToInt(self, s: str) -> int:
        total = 0
        position = 0
        while position < len(s):
            symbol = s[position:position + 2]
            if symbol not in self.VALUES:
                symbol = s[position]
            total += self.VALUES[symbol]
            position += len(symbol)
        return total
