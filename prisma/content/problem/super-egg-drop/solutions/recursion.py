class Solution:
    def superEggDrop(self, k: int, n: int) -> int:
        if k == 1 or n == 0:
            return n
        return 1 + min(
            max(self.superEggDrop(k - 1, x - 1), self.superEggDrop(k, n - x))
            for x in range(1, n + 1)
        )
