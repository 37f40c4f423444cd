class Solution:
    def getPermutation(self, n: int, k: int) -> str:
        digits = list(range(1, n + 1))
        for _ in range(k - 1):
            self.advance(digits)
        return "".join(map(str, digits))

    def advance(self, digits: list[int]) -> None:
        i = len(digits) - 2
        while digits[i] > digits[i + 1]:
            i -= 1
        j = len(digits) - 1
        while digits[j] < digits[i]:
            j -= 1
        digits[i], digits[j] = digits[j], digits[i]
        digits[i + 1 :] = reversed(digits[i + 1 :])
