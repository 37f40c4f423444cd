# Wrong Answer: counts the ones among the decimal digits
class Solution:
    def hammingWeight(self, n):
        return str(n).count("1")
