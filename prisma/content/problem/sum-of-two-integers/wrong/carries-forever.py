# Time Limit Exceeded: does not mask to 32 bits, so a carry moves left forever
class Solution:
    def getSum(self, a, b):
        while b != 0:
            a, b = a ^ b, (a & b) << 1
        return a
