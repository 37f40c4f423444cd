# Wrong Answer: returns the index of the version, but versions are numbered from 1
class Solution:
    def firstBadVersion(self, isBad: list[bool]) -> int:
        low, high = 0, len(isBad) - 1
        while low < high:
            middle = (low + high) // 2
            if isBad[middle]:
                high = middle
            else:
                low = middle + 1
        return low
