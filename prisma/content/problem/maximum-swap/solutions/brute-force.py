from itertools import combinations


class Solution:
    def maximumSwap(self, num: int) -> int:
        best = num
        digits = list(str(num))
        for i, j in combinations(range(len(digits)), 2):
            digits[i], digits[j] = digits[j], digits[i]
            best = max(best, int("".join(digits)))
            digits[i], digits[j] = digits[j], digits[i]
        return best
