class Solution:
    def fourSum(self, nums: list[int], target: int) -> list[list[int]]:
        found = set()
        for i, a in enumerate(nums):
            for j in range(i + 1, len(nums)):
                b = nums[j]
                passed = set()
                for c in nums[j + 1:]:
                    complement = target - a - b - c
                    if complement in passed:
                        found.add(tuple(sorted((a, b, c, complement))))
                    passed.add(c)
        return [list(quadruplet) for quadruplet in found]
