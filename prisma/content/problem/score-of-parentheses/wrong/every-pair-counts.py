# Wrong Answer: adds points for every closing parenthesis, not only for the pairs ()
class Solution:
    def scoreOfParentheses(self, s):
        score = depth = 0
        for char in s:
            if char == "(":
                depth += 1
            else:
                depth -= 1
                score += 2 ** depth
        return score
