class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        best = largest = smallest = nums[0]
        for num in nums[1:]:
            candidates = (num, largest * num, smallest * num)
            largest, smallest = max(candidates), min(candidates)
            best = max(best, largest)
        return best
