# Wrong Answer: does not subtract 1 from k, so it returns the permutation after the right one
from math import factorial


class Solution:
    def getPermutation(self, n, k):
        digits = [str(digit) for digit in range(1, n + 1)]
        permutation = ""
        for left in range(n - 1, -1, -1):
            index, k = divmod(k, factorial(left))
            permutation += digits.pop(index)
        return permutation
