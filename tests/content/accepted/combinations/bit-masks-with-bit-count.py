class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        return [[i + 1 for i in range(n) if mask >> i & 1] for mask in range(1 << n) if mask.bit_count() == k]
