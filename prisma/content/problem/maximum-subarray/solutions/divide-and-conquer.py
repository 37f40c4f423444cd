from itertools import accumulate


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        def best_of(low: int, high: int) -> int:
            if high - low == 1:
                return nums[low]
            middle = (low + high) // 2
            to_left = max(accumulate(reversed(nums[low:middle])))
            to_right = max(accumulate(nums[middle:high]))
            return max(best_of(low, middle), best_of(middle, high), to_left + to_right)

        return best_of(0, len(nums))
