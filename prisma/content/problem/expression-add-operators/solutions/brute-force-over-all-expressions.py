from typing import List


class Solution:
    def addOperators(self, num: str, target: int) -> List[str]:
        found = []

        def value_of(numbers: List[str], operators: List[str]) -> int:
            total, term = 0, int(numbers[0])
            for operator, number in zip(operators, numbers[1:]):
                if operator == "*":
                    term *= int(number)
                else:
                    total += term
                    term = int(number) if operator == "+" else -int(number)
            return total + term

        def extend(index: int, numbers: List[str], operators: List[str]) -> None:
            if index == len(num):
                if any(len(one) > 1 and one[0] == "0" for one in numbers):
                    return
                if value_of(numbers, operators) == target:
                    parts = [op + one for op, one in zip(["", *operators], numbers)]
                    found.append("".join(parts))
                return
            digit = num[index]
            extend(index + 1, [*numbers[:-1], numbers[-1] + digit], operators)
            for operator in "+-*":
                extend(index + 1, [*numbers, digit], [*operators, operator])

        extend(1, [num[0]], [])
        return found
