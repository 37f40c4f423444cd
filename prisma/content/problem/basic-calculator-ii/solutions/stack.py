class Solution:
    def calculate(self, s: str) -> int:
        terms = []
        operator = "+"
        number = 0
        for char in s + "+":
            if char.isdigit():
                number = number * 10 + int(char)
            elif char != " ":
                if operator == "+":
                    terms.append(number)
                elif operator == "-":
                    terms.append(-number)
                elif operator == "*":
                    terms.append(terms.pop() * number)
                else:
                    term = terms.pop()
                    quotient = abs(term) // number
                    terms.append(quotient if term >= 0 else -quotient)
                operator = char
                number = 0
        return sum(terms)
