class Solution:
    def firstMissingPositive(self, nums: list[int]) -> int:
        n = len(nums)
        for position in range(n):
            while 1 <= nums[position] <= n:
                place = nums[position] - 1
                if nums[place] == nums[position]:
                    break
                nums[place], nums[position] = nums[position], nums[place]
        for position, num in enumerate(nums):
            if num != position + 1:
                return position + 1
        return n + 1
