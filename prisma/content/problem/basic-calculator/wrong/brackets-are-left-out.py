# Wrong Answer: removes the parentheses, so a minus before them negates only one number
class Solution:
    def calculate(self, s: str) -> int:
        total = 0
        sign = 1
        number = 0
        for char in s + "+":
            if char.isdigit():
                number = number * 10 + int(char)
            elif char in "+-":
                total += sign * number
                number = 0
                sign = 1 if char == "+" else -1
        return total
