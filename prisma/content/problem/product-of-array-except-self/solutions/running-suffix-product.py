class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        answer = [1] * len(nums)
        for i in range(1, len(nums)):
            answer[i] = answer[i - 1] * nums[i - 1]
        behind = 1
        for i in range(len(nums) - 1, -1, -1):
            answer[i] *= behind
            behind *= nums[i]
        return answer
