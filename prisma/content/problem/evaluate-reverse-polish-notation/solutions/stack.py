class Solution:
    def evalRPN(self, tokens: list[str]) -> int:
        def divide(left, right):
            quotient = abs(left) // abs(right)
            return quotient if (left < 0) == (right < 0) else -quotient

        operations = {
            "+": lambda left, right: left + right,
            "-": lambda left, right: left - right,
            "*": lambda left, right: left * right,
            "/": divide,
        }
        operands = []
        for token in tokens:
            if token in operations:
                right = operands.pop()
                left = operands.pop()
                operands.append(operations[token](left, right))
            else:
                operands.append(int(token))
        return operands[0]
