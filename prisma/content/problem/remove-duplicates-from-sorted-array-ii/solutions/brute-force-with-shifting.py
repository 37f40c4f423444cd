class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        length = len(nums)
        i = 2
        while i < length:
            if nums[i] == nums[i - 2]:
                for j in range(i + 1, length):
                    nums[j - 1] = nums[j]
                length -= 1
            else:
                i += 1
        return length
