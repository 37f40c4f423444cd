# Time Limit Exceeded: with two indices left, low = mid does not shrink the range
class Solution:
    def search(self, nums: list[int], target: int) -> int:
        low, high = 0, len(nums) - 1
        while low < high:
            mid = (low + high) // 2
            if nums[mid] <= target:
                low = mid
            else:
                high = mid - 1
        return low if nums[low] == target else -1
