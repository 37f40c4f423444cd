# Wrong Answer: a set does not keep the numbers in rising order
class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        nums[:] = list(set(nums))
        return len(nums)
