# Wrong Answer: the squares of negative numbers fall from left to right
class Solution:
    def sortedSquares(self, nums: list[int]) -> list[int]:
        return [num * num for num in nums]
