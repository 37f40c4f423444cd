class Solution:
    THOUSANDS = ("", "M", "MM", "MMM")
    HUNDREDS = ("", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM")
    TENS = ("", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC")
    ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")

    def intToRoman(self, num: int) -> str:
        return (
            self.THOUSANDS[num // 1000]
            + self.HUNDREDS[num // 100 % 10]
            + self.TENS[num // 10 % 10]
            + self.ONES[num % 10]
        )
