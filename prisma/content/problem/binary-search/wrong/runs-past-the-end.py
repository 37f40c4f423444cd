# Runtime Error: high starts at the length of the array, which is not a valid index
class Solution:
    def search(self, nums: list[int], target: int) -> int:
        low, high = 0, len(nums)
        while low <= high:
            mid = (low + high) // 2
            if nums[mid] == target:
                return mid
            if nums[mid] < target:
                low = mid + 1
            else:
                high = mid - 1
        return -1
