# Wrong Answer: writes a range only when the next one begins, so the last one is missing
class Solution:
    def summaryRanges(self, nums):
        ranges = []
        first = 0
        for i in range(1, len(nums)):
            if nums[i] != nums[i - 1] + 1:
                text = str(nums[first])
                if first < i - 1:
                    text += "->" + str(nums[i - 1])
                ranges.append(text)
                first = i
        return ranges
