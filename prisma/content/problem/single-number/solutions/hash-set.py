class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        unpaired = set()
        for value in nums:
            if value in unpaired:
                unpaired.remove(value)
            else:
                unpaired.add(value)
        return unpaired.pop()
