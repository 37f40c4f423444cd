# Wrong Answer: counts all matched parentheses, though they need not be contiguous
class Solution:
    def longestValidParentheses(self, s):
        open_count = matched = 0
        for char in s:
            if char == "(":
                open_count += 1
            elif open_count > 0:
                open_count -= 1
                matched += 2
        return matched
