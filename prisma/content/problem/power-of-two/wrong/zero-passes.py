# Wrong Answer: zero has no bit to clear and passes the test
class Solution:
    def isPowerOfTwo(self, n: int) -> bool:
        return n & (n - 1) == 0
