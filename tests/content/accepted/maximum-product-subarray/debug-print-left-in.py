class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        hi = lo = best = nums[0]
        for x in nums[1:]:
            cand = (x, hi * x, lo * x)
            hi, lo = max(cand), min(cand)
            best = max(best, hi)
            if len(nums) < 6: print(x, hi, lo)
        return best
