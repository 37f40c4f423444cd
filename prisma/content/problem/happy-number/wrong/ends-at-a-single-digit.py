# Wrong Answer: a single digit is not the end, 7 leads on to 49 and at last to 1
class Solution:
    def isHappy(self, n: int) -> bool:
        while n >= 10:
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
