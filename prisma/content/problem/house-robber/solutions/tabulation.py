class Solution:
    def rob(self, nums: list[int]) -> int:
        best = [0, nums[0]]
        for money in nums[1:]:
            best.append(max(best[-1], best[-2] + money))
        return best[-1]
