class Solution:
    def majorityElement(self, nums: list[int]) -> list[int]:
        first = second = None
        first_votes = second_votes = 0
        for num in nums:
            if num == first:
                first_votes += 1
            elif num == second:
                second_votes += 1
            elif first_votes == 0:
                first, first_votes = num, 1
            elif second_votes == 0:
                second, second_votes = num, 1
            else:
                first_votes -= 1
                second_votes -= 1
        candidates = [num for num in (first, second) if num is not None]
        return [num for num in candidates if 3 * nums.count(num) > len(nums)]
