class Solution:
    def findKthPositive(self, arr: list[int], k: int) -> int:
        low, high = 0, len(arr)
        while low < high:
            mid = (low + high) // 2
            if arr[mid] - 1 - mid >= k:
                high = mid
            else:
                low = mid + 1
        return low + k
