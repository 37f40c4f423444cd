# Runtime Error: divides the product of all numbers by each number, even by 0
class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        product = 1
        for num in nums:
            product *= num
        return [product // num for num in nums]
