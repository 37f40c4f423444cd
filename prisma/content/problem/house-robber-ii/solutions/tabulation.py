class Solution:
    def rob(self, nums: list[int]) -> int:
        def best_of(row):
            best = [0, row[0]]
            for money in row[1:]:
                best.append(max(best[-1], best[-2] + money))
            return best[-1]

        if len(nums) == 1:
            return nums[0]
        return max(best_of(nums[:-1]), best_of(nums[1:]))
