# Wrong Answer: a hash set does not keep the numbers in ascending order
class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        nums[:] = list(set(nums))
        return len(nums)
