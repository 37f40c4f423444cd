class Solution:
    def fib(self, n: int) -> int:
        result, base = (1, 0), (1, 1)
        while n > 0:
            if n % 2 == 1:
                result = self.multiply(result, base)
            base = self.multiply(base, base)
            n //= 2
        return result[1]

    def multiply(self, a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
        return a[0] * b[0] + a[1] * b[1], a[0] * b[1] + a[1] * (b[0] - b[1])
