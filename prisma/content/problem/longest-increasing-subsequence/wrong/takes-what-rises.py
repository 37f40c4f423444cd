# Wrong Answer: greedily takes each number that is larger than the last one taken
class Solution:
    def lengthOfLIS(self, nums):
        best = 0
        for start in range(len(nums)):
            last = nums[start]
            count = 1
            for num in nums[start + 1 :]:
                if num > last:
                    last = num
                    count += 1
            best = max(best, count)
        return best
