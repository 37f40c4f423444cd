# Wrong Answer: removes each parenthesis as soon as it has no partner, and so finds only one result
class Solution:
    def removeInvalidParentheses(self, s):
        stack = []
        removed = set()
        for i, char in enumerate(s):
            if char == "(":
                stack.append(i)
            elif char == ")":
                if stack:
                    stack.pop()
                else:
                    removed.add(i)
        removed.update(stack)
        return ["".join(char for i, char in enumerate(s) if i not in removed)]
