# Wrong Answer: keeps the first index of a value, although a later one may be close enough
class Solution:
    def containsNearbyDuplicate(self, nums: list[int], k: int) -> bool:
        first = {}
        for i, num in enumerate(nums):
            if num not in first:
                first[num] = i
            elif i - first[num] <= k:
                return True
        return False
