# Wrong Answer: masks to 32 bits but returns negative sums as large positive numbers
class Solution:
    def getSum(self, a, b):
        mask = 0xFFFFFFFF
        while b & mask:
            a, b = a ^ b, (a & b) << 1
        return a & mask
