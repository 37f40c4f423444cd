# Wrong Answer: takes all even or all odd values, but skipping two values in a row may be better
from typing import List


class Solution:
    def deleteAndEarn(self, nums: List[int]) -> int:
        even = sum(value for value in nums if value % 2 == 0)
        return max(even, sum(nums) - even)
