class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        for candidate in nums:
            if sum(num == candidate for num in nums) > len(nums) // 2:
                return candidate
        return -1
