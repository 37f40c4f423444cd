# Wrong Answer: does not sort the squares, but those of negative numbers decrease from left to right
class Solution:
    def sortedSquares(self, nums: list[int]) -> list[int]:
        return [num * num for num in nums]
