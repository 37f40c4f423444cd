class Solution:
    def calculate(self, s: str) -> int:
        total = 0
        sign = 1
        term = 0
        operator = "+"
        number = 0
        for char in s + "+":
            if char.isdigit():
                number = number * 10 + int(char)
            elif char != " ":
                if operator == "*":
                    term *= number
                elif operator == "/":
                    term //= number
                else:
                    total += sign * term
                    sign = 1 if operator == "+" else -1
                    term = number
                operator = char
                number = 0
        return total + sign * term
