# Wrong Answer: closes a bracket whenever some are left, also before one was opened
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
