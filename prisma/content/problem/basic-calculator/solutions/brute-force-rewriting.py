import re


class Solution:
    def calculate(self, s: str) -> int:
        while ")" in s:
            end = s.index(")")
            start = s.rindex("(", 0, end)
            s = f"{s[:start]}{self.flat_value(s[start + 1:end])}{s[end + 1:]}"
        return self.flat_value(s)

    def flat_value(self, text: str) -> int:
        total = 0
        sign = 1
        for token in re.findall(r"\d+|[-+]", text):
            if token == "-":
                sign = -sign
            elif token != "+":
                total += sign * int(token)
                sign = 1
        return total
