from typing import List


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        texts = []
        current = []

        def extend(opened, closed):
            if closed == n:
                texts.append("".join(current))
                return
            if opened < n:
                current.append("(")
                extend(opened + 1, closed)
                current.pop()
            if closed < opened:
                current.append(")")
                extend(opened, closed + 1)
                current.pop()

        extend(0, 0)
        return texts
