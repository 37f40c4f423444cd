class Solution:
    def reverse(self, x: int) -> int:
        limit = 2**31 - 1
        sign = -1 if x < 0 else 1
        rest = abs(x)
        result = 0
        while rest > 0:
            if result > limit // 10:
                return 0
            rest, digit = divmod(rest, 10)
            result = 10 * result + digit
        return sign * result
