class Solution:
    def findClosestElements(self, arr, k, x):
        i = bisect_left(range(len(arr) - k), 1, key=lambda m: 0 if x - arr[m] > arr[m + k] - x else 1)
        return arr[i:i + k]
