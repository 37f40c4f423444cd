class Solution:
    def findMaximumXOR(self, nums: list[int]) -> int:
        best = 0
        for bit in range(30, -1, -1):
            prefixes = {num >> bit for num in nums}
            wanted = 2 * best + 1
            found = any(prefix ^ wanted in prefixes for prefix in prefixes)
            best = wanted if found else wanted - 1
        return best
