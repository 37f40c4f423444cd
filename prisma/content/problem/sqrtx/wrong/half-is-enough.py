# Wrong Answer: searches only up to half of x, which is too small for x = 1
class Solution:
    def mySqrt(self, x):
        low, high = 0, x // 2
        while low < high:
            middle = (low + high + 1) // 2
            if middle * middle <= x:
                low = middle
            else:
                high = middle - 1
        return low
