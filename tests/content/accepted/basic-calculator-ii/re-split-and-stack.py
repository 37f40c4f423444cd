import re
class Solution:
    def calculate(self, s):
        tokens = iter(re.findall(r'\d+|\S', s))
        total, sign = 0, 1
        for token in tokens:
            if token in '+-':
                total += sign * term
                sign = (1, -1)[token == '-']
            elif token in '*/':
                n = int(next(tokens))
                term = term * n if token == '*' else term // n
            else:
                term = int(token)
        return total + sign * term
