# Wrong Answer: treats equal numbers as different and returns the same subset several times
class Solution:
    def subsetsWithDup(self, nums):
        selections = [[]]
        for number in nums:
            selections += [selection + [number] for selection in selections]
        return selections
