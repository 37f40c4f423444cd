# Runtime Error: a backspace in an empty editor pops from an empty stack
from typing import List


class Solution:
    def backspaceCompare(self, s: str, t: str) -> bool:
        return self.shown(s) == self.shown(t)

    def shown(self, keys: str) -> List[str]:
        stack = []
        for key in keys:
            if key == "#":
                stack.pop()
            else:
                stack.append(key)
        return stack
