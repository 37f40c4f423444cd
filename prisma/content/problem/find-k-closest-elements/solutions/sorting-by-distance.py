class Solution:
    def findClosestElements(self, arr: list[int], k: int, x: int) -> list[int]:
        by_distance = sorted(arr, key=lambda value: (abs(value - x), value))
        return sorted(by_distance[:k])
