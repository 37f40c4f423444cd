# Wrong Answer: the empty prefix is missing, so subarrays that start at index 0 are not found
class Solution:
    def checkSubarraySum(self, nums: list[int], k: int) -> bool:
        first_position = {}
        remainder = 0
        for position, num in enumerate(nums):
            remainder = (remainder + num) % k
            if position - first_position.setdefault(remainder, position) >= 2:
                return True
        return False
