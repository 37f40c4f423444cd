# Wrong Answer: returns a triplet once for each choice of its indices
class Solution:
    def threeSum(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        triples = []
        for i, a in enumerate(nums):
            left, right = i + 1, len(nums) - 1
            while left < right:
                total = a + nums[left] + nums[right]
                if total < 0:
                    left += 1
                elif total > 0:
                    right -= 1
                else:
                    triples.append([a, nums[left], nums[right]])
                    left += 1
                    right -= 1
        return triples
