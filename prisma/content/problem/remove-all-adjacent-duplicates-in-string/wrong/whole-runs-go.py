# Wrong Answer: removes a whole run of equal letters, even if one of them must stay
from itertools import groupby


class Solution:
    def removeDuplicates(self, s: str) -> str:
        while True:
            runs = [(letter, len(list(run))) for letter, run in groupby(s)]
            shorter = "".join(letter for letter, length in runs if length == 1)
            if shorter == s:
                return s
            s = shorter
