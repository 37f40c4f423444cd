from sortedcontainers import SortedList
class Solution:
    def longestSubarray(self, nums: List[int], limit: int) -> int:
        window, left = SortedList(), 0
        for x in nums:
            window.add(x)
            if window[-1] - window[0] > limit:
                window.remove(nums[left])
                left += 1
        return len(window)
