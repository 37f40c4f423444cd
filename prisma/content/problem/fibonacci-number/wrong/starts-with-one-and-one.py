# Wrong Answer: starts with 1 and 1, so every number is that of the next index
class Solution:
    def fib(self, n: int) -> int:
        a, b = 1, 1
        for _ in range(n):
            a, b = b, a + b
        return a
