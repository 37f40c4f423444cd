# Wrong Answer: stops when n is 0, so the leading zeros do not move to the end
class Solution:
    def reverseBits(self, n):
        reversed_bits = 0
        while n > 0:
            reversed_bits = reversed_bits << 1 | n & 1
            n >>= 1
        return reversed_bits
