import re

class Solution:
    def calculate(self, s: str) -> int:
        total, signs, sign = 0, [1], 1
        for tok in re.findall(r'\d+|[-+()]', s):
            match tok:
                case '+': sign = 1
                case '-': sign = -1
                case '(':
                    signs.append(signs[-1] * sign)
                    sign = 1
                case ')': signs.pop()
                case _: total += int(tok) * sign * signs[-1]
        return total
