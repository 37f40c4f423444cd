from typing import List


class Solution:
    def findDisappearedNumbers(self, nums: List[int]) -> List[int]:
        missing = []
        for number in range(1, len(nums) + 1):
            if number not in nums:
                missing.append(number)
        return missing
