from itertools import product
class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = dict(zip('23456789', ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']))
        return [*map(''.join, product(*(keys[d] for d in digits)))] if digits else []
