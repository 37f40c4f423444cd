from functools import reduce

class Solution:
    def backspaceCompare(self, s: str, t: str) -> bool:
        typed = lambda text: reduce(lambda acc, c: acc[:-1] if c == '#' else acc + c, text, '')
        return typed(s) == typed(t)
