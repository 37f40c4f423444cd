class Solution:
    def scoreOfParentheses(self, s: str) -> int:
        scores = [0]
        for char in s:
            if char == "(":
                scores.append(0)
            else:
                inner = scores.pop()
                scores[-1] += max(1, 2 * inner)
        return scores[0]
