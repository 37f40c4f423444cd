class Solution:
    def getMaxLen(self, nums: list[int]) -> int:
        longest = 0
        for start in range(len(nums)):
            is_positive = True
            for end in range(start, len(nums)):
                if nums[end] == 0:
                    break
                if nums[end] < 0:
                    is_positive = not is_positive
                if is_positive:
                    longest = max(longest, end - start + 1)
        return longest
