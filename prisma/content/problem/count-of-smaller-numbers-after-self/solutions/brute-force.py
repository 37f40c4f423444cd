from typing import List


class Solution:
    def countSmaller(self, nums: List[int]) -> List[int]:
        return [
            sum(other < value for other in nums[i + 1 :])
            for i, value in enumerate(nums)
        ]
