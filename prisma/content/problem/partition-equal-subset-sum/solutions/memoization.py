class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        total = sum(nums)
        failed = set()

        def can_reach(i, rest):
            if rest == 0:
                return True
            if rest < 0 or i == len(nums) or (i, rest) in failed:
                return False
            if can_reach(i + 1, rest - nums[i]) or can_reach(i + 1, rest):
                return True
            failed.add((i, rest))
            return False

        return total % 2 == 0 and can_reach(0, total // 2)
