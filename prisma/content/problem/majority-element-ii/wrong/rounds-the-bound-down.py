# Wrong Answer: asks for at least n // 3 occurrences instead of more than n / 3
class Solution:
    def majorityElement(self, nums):
        return [num for num in set(nums) if nums.count(num) >= len(nums) // 3]
