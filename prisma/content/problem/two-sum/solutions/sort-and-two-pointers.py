class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        order = sorted(range(len(nums)), key=lambda position: nums[position])
        left, right = 0, len(order) - 1
        while left < right:
            total = nums[order[left]] + nums[order[right]]
            if total == target:
                return [order[left], order[right]]
            if total < target:
                left += 1
            else:
                right -= 1
        return []
