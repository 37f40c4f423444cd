class Solution:
    def findShortestSubArray(self, nums: List[int]) -> int:
        c = Counter(nums)
        d = max(c.values())
        rev = nums[::-1]
        return min(len(nums) - rev.index(x) - nums.index(x) for x, k in c.items() if k == d)
