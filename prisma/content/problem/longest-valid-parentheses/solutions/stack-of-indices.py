class Solution:
    def longestValidParentheses(self, s: str) -> int:
        stack = [-1]
        longest = 0
        for i, char in enumerate(s):
            if char == "(":
                stack.append(i)
                continue
            stack.pop()
            if stack:
                longest = max(longest, i - stack[-1])
            else:
                stack.append(i)
        return longest
