from collections import Counter


class Solution:
    def majorityElement(self, nums: list[int]) -> list[int]:
        counts = Counter(nums)
        return [num for num, count in counts.items() if 3 * count > len(nums)]
