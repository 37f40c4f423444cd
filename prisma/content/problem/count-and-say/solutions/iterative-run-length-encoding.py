from itertools import groupby


class Solution:
    def countAndSay(self, n: int) -> str:
        term = "1"
        for _ in range(n - 1):
            runs = ((len(list(run)), digit) for digit, run in groupby(term))
            term = "".join(f"{length}{digit}" for length, digit in runs)
        return term
