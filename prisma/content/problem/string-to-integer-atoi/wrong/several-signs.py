# Wrong Answer: skips any number of signs and uses the last one
class Solution:
    def myAtoi(self, s: str) -> int:
        sign, number = 1, 0
        rest = s.lstrip(" ")
        while rest[:1] in ("+", "-"):
            sign = -1 if rest[0] == "-" else 1
            rest = rest[1:]
        for char in rest:
            if not char.isdigit():
                break
            number = 10 * number + int(char)
        return max(-2**31, min(2**31 - 1, sign * number))
