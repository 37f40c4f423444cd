class Solution:
    def superEggDrop(self, k: int, n: int) -> int:
        return next(m for m in count(1) if sum(comb(m, i) for i in range(1, k + 1)) >= n)
