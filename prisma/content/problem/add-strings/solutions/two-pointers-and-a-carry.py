from itertools import zip_longest


class Solution:
    def addStrings(self, num1: str, num2: str) -> str:
        digits = []
        carry = 0
        for a, b in zip_longest(reversed(num1), reversed(num2), fillvalue="0"):
            carry, digit = divmod(int(a) + int(b) + carry, 10)
            digits.append(str(digit))
        if carry:
            digits.append("1")
        return "".join(reversed(digits))
