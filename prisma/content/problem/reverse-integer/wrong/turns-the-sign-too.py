# Runtime Error: the sign of a negative number comes to the end of the text
class Solution:
    def reverse(self, x: int) -> int:
        result = int(str(x)[::-1])
        return result if -2**31 <= result <= 2**31 - 1 else 0
