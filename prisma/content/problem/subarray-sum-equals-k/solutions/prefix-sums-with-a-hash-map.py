from collections import defaultdict


class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        seen = defaultdict(int, {0: 1})
        count = total = 0
        for num in nums:
            total += num
            count += seen.get(total - k, 0)
            seen[total] += 1
        return count
