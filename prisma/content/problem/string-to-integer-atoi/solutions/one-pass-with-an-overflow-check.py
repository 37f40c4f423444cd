class Solution:
    def myAtoi(self, s: str) -> int:
        position = 0
        while position < len(s) and s[position] == " ":
            position += 1
        is_negative = s[position:position + 1] == "-"
        if s[position:position + 1] in ("+", "-"):
            position += 1
        limit = 2**31 if is_negative else 2**31 - 1
        number = 0
        while position < len(s) and "0" <= s[position] <= "9" and number < limit:
            number = min(limit, 10 * number + int(s[position]))
            position += 1
        return -number if is_negative else number
