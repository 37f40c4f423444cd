class Solution:
    def calculate(self, s: str) -> int:
        waiting = []
        total = 0
        sign = 1
        number = 0
        for char in s + "+":
            if char.isdigit():
                number = number * 10 + int(char)
            elif char == "(":
                waiting.append((total, sign))
                total = 0
                sign = 1
            elif char != " ":
                total += sign * number
                number = 0
                if char == ")":
                    before, factor = waiting.pop()
                    total = before + factor * total
                else:
                    sign = 1 if char == "+" else -1
        return total
