# Wrong Answer: // rounds a negative term down instead of toward zero
import re


class Solution:
    def calculate(self, s: str) -> int:
        terms = []
        operator = "+"
        for token in re.findall(r"\d+|[-+*/]", s):
            if not token.isdigit():
                operator = token
            elif operator == "+":
                terms.append(int(token))
            elif operator == "-":
                terms.append(-int(token))
            elif operator == "*":
                terms.append(terms.pop() * int(token))
            else:
                terms.append(terms.pop() // int(token))
        return sum(terms)
