class Solution:
    def firstBadVersion(self, isBad: list[bool]) -> int:
        low, high = 1, len(isBad)
        while low < high:
            middle = (low + high) // 2
            if isBad[middle - 1]:
                high = middle
            else:
                low = middle + 1
        return low
