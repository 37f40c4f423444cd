class Solution:
    def mySqrt(self, x: int) -> int:
        low, high = 0, x
        while low < high:
            middle = (low + high + 1) // 2
            if middle * middle <= x:
                low = middle
            else:
                high = middle - 1
        return low
