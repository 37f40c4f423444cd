from itertools import product
from typing import List


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        def is_balanced(text):
            opened = 0
            for bracket in text:
                opened += 1 if bracket == "(" else -1
                if opened < 0:
                    return False
            return opened == 0

        texts = map("".join, product("()", repeat=2 * n))
        return [text for text in texts if is_balanced(text)]
