class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        write = 1
        for num in nums:
            if num != nums[write - 1]:
                nums[write] = num
                write += 1
        return write
