from math import factorial


class Solution:
    def getPermutation(self, n: int, k: int) -> str:
        used = [False] * (n + 1)

        def complete(prefix: str, k: int) -> str:
            if len(prefix) == n:
                return prefix
            block = factorial(n - len(prefix) - 1)
            for digit in range(1, n + 1):
                if used[digit]:
                    continue
                if k <= block:
                    used[digit] = True
                    return complete(prefix + str(digit), k)
                k -= block
            return ""

        return complete("", k)
