# Wrong Answer: writes 4 as IIII and 9 as VIIII
class Solution:
    def intToRoman(self, num: int) -> str:
        numeral = ""
        for value, symbol in zip((1000, 500, 100, 50, 10, 5, 1), "MDCLXVI"):
            count, num = divmod(num, value)
            numeral += symbol * count
        return numeral
