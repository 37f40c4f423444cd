class Solution:
    def evalRPN(self, tokens: list[str]) -> int:
        def apply(operator, left, right):
            if operator == "+":
                return left + right
            if operator == "-":
                return left - right
            if operator == "*":
                return left * right
            quotient = abs(left) // abs(right)
            return quotient if (left < 0) == (right < 0) else -quotient

        rest = [token if token in "+-*/" else int(token) for token in tokens]
        while len(rest) > 1:
            at = next(i for i, token in enumerate(rest) if isinstance(token, str))
            rest[at - 2 : at + 1] = [apply(rest[at], rest[at - 2], rest[at - 1])]
        return rest[0]
