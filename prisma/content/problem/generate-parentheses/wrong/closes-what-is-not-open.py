# Wrong Answer: appends a closing parenthesis whenever some are left, even if none is open
class Solution:
    def generateParenthesis(self, n):
        texts = []

        def extend(text, opened, closed):
            if len(text) == 2 * n:
                texts.append(text)
                return
            if opened < n:
                extend(text + "(", opened + 1, closed)
            if closed < n:
                extend(text + ")", opened, closed + 1)

        extend("", 0, 0)
        return texts
