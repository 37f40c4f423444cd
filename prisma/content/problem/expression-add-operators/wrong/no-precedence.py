# Wrong Answer: evaluates strictly from left to right, so that a product includes the whole value before it
class Solution:
    def addOperators(self, num, target):
        found = []

        def extend(index, expression, value):
            if index == len(num):
                if value == target:
                    found.append(expression)
                return
            for end in range(index + 1, len(num) + 1):
                if end > index + 1 and num[index] == "0":
                    break
                digits = num[index:end]
                if index == 0:
                    extend(end, digits, int(digits))
                    continue
                extend(end, expression + "+" + digits, value + int(digits))
                extend(end, expression + "-" + digits, value - int(digits))
                extend(end, expression + "*" + digits, value * int(digits))

        extend(0, "", 0)
        return found
