class Solution:
    def reverse(self, x: int) -> int:
        size = int(str(abs(x))[::-1])
        result = size if x >= 0 else -size
        return result if -2**31 <= result <= 2**31 - 1 else 0
