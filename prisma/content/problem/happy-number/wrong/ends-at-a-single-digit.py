# Wrong Answer: stops at a single digit, but 7 leads to 49 and finally to 1
class Solution:
    def isHappy(self, n: int) -> bool:
        while n >= 10:
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
