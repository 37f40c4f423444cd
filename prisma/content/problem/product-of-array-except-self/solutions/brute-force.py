class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        answer = []
        for left_out in range(len(nums)):
            product = 1
            for position, num in enumerate(nums):
                if position != left_out:
                    product *= num
            answer.append(product)
        return answer
