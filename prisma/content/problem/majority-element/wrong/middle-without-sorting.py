# Wrong Answer: takes the middle element, but never sorts the array
class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        return nums[len(nums) // 2]
