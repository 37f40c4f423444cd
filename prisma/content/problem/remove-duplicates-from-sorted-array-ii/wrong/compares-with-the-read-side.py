# Wrong Answer: compares with what was at nums[read - 2], which may be overwritten by now
class Solution:
    def removeDuplicates(self, nums):
        write = 0
        for read in range(len(nums)):
            if read < 2 or nums[read] != nums[read - 2]:
                nums[write] = nums[read]
                write += 1
        return write
