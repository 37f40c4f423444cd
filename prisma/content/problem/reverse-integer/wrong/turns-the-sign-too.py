# Runtime Error: reverses the minus sign as well, so it ends up at the end of the string
class Solution:
    def reverse(self, x: int) -> int:
        result = int(str(x)[::-1])
        return result if -2**31 <= result <= 2**31 - 1 else 0
