class Solution:
    def combine(self, n: int, k: int) -> list[list[int]]:
        combinations = []
        for mask in range(1 << n):
            if mask.bit_count() == k:
                combinations.append([i + 1 for i in range(n) if mask >> i & 1])
        return combinations
