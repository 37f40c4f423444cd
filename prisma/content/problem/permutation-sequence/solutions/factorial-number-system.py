from math import factorial


class Solution:
    def getPermutation(self, n: int, k: int) -> str:
        digits = [str(digit) for digit in range(1, n + 1)]
        permutation = []
        k -= 1
        for left in range(n - 1, -1, -1):
            index, k = divmod(k, factorial(left))
            permutation.append(digits.pop(index))
        return "".join(permutation)
