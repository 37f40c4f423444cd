# Wrong Answer: a negative number is no palindrome, even if its digits are one
class Solution:
    def isPalindrome(self, x: int) -> bool:
        digits = str(abs(x))
        return digits == digits[::-1]
