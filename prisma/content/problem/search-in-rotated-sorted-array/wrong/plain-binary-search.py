# Wrong Answer: ordinary binary search, which assumes that the whole array is sorted
class Solution:
    def search(self, nums: List[int], target: int) -> int:
        position = bisect_left(nums, target)
        return position if position < len(nums) and nums[position] == target else -1
