# Wrong Answer: // rounds down, which differs from truncation if one operand is negative
class Solution:
    def evalRPN(self, tokens):
        operands = []
        for token in tokens:
            if token not in ("+", "-", "*", "/"):
                operands.append(int(token))
                continue
            right = operands.pop()
            left = operands.pop()
            if token == "+":
                operands.append(left + right)
            elif token == "-":
                operands.append(left - right)
            elif token == "*":
                operands.append(left * right)
            else:
                operands.append(left // right)
        return operands[0]
