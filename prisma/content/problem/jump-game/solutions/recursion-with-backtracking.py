from typing import List


class Solution:
    def canJump(self, nums: List[int]) -> bool:
        last = len(nums) - 1

        def leads_to_end(position):
            if position == last:
                return True
            furthest = min(position + nums[position], last)
            return any(leads_to_end(i) for i in range(position + 1, furthest + 1))

        return leads_to_end(0)
