class Solution:
    def checkSubarraySum(self, nums: list[int], k: int) -> bool:
        first_count = {0: 0}
        remainder = 0
        for count, num in enumerate(nums, start=1):
            remainder = (remainder + num) % k
            if count - first_count.setdefault(remainder, count) >= 2:
                return True
        return False
