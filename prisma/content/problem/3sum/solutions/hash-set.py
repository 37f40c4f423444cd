class Solution:
    def threeSum(self, nums: list[int]) -> list[list[int]]:
        nums = sorted(nums)
        triples = []
        for i, a in enumerate(nums):
            if a > 0:
                break
            if i > 0 and a == nums[i - 1]:
                continue
            passed = set()
            done = None
            for c in nums[i + 1:]:
                if c == done:
                    continue
                if -a - c in passed:
                    triples.append([a, -a - c, c])
                    done = c
                passed.add(c)
        return triples
