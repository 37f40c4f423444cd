# Wrong Answer: stores which results are reachable, but not in how many ways
class Solution:
    def findTargetSumWays(self, nums, target):
        results = {0}
        for num in nums:
            results = {r + num for r in results} | {r - num for r in results}
        return int(target in results)
