class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        a = sorted(set(nums))
        return max((len(list(g)) for _, g in groupby(enumerate(a), lambda p: p[1] - p[0])), default=0)
