class Solution:
    def majorityElement(self, nums: list[int]) -> list[int]:
        frequent = []
        for num in nums:
            count = sum(1 for other in nums if other == num)
            if 3 * count > len(nums) and num not in frequent:
                frequent.append(num)
        return frequent
