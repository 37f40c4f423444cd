from typing import List


class Solution:
    def addOperators(self, num: str, target: int) -> List[str]:
        found = []

        def extend(index: int, expression: str, value: int, last: int) -> None:
            if index == len(num):
                if value == target:
                    found.append(expression)
                return
            for end in range(index + 1, len(num) + 1):
                if end > index + 1 and num[index] == "0":
                    break
                digits = num[index:end]
                x = int(digits)
                if index == 0:
                    extend(end, digits, x, x)
                    continue
                extend(end, expression + "+" + digits, value + x, x)
                extend(end, expression + "-" + digits, value - x, -x)
                product = last * x
                extend(end, expression + "*" + digits, value - last + product, product)

        extend(0, "", 0, 0)
        return found
