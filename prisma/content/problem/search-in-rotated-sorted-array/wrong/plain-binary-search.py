# Wrong Answer: the list is taken for sorted as a whole
class Solution:
    def search(self, nums: List[int], target: int) -> int:
        position = bisect_left(nums, target)
        return position if position < len(nums) and nums[position] == target else -1
