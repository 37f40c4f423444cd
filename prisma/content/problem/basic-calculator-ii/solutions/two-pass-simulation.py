import re


class Solution:
    def calculate(self, s: str) -> int:
        numbers = [int(number) for number in re.findall(r"\d+", s)]
        operators = re.findall(r"[-+*/]", s)
        while "*" in operators or "/" in operators:
            i = next(i for i, operator in enumerate(operators) if operator in "*/")
            right = numbers.pop(i + 1)
            if operators.pop(i) == "*":
                numbers[i] *= right
            else:
                numbers[i] //= right
        total = numbers[0]
        for operator, number in zip(operators, numbers[1:]):
            total += number if operator == "+" else -number
        return total
