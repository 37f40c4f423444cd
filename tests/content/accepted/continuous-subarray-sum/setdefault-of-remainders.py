class Solution:
    def checkSubarraySum(self, nums, k):
        seen = {0: -1}
        s = 0
        for i, n in enumerate(nums):
            s = (s + n) % k
            if i - seen.setdefault(s, i) > 1:
                return True
        return False
