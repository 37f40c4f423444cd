class Solution:
    def subsetsWithDup(self, nums: List[int]) -> List[List[int]]:
        nums.sort()
        return list({c for k in range(len(nums) + 1) for c in itertools.combinations(nums, k)})
