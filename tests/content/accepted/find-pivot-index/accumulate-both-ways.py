class Solution:
    def pivotIndex(self, nums: List[int]) -> int:
        a = list(accumulate(nums))
        b = list(accumulate(nums[::-1]))[::-1]
        return next((i for i, (x, y) in enumerate(zip(a, b)) if x == y), -1)
