# Wrong Answer: ignores the sign, but a negative number is never a palindrome
class Solution:
    def isPalindrome(self, x: int) -> bool:
        digits = str(abs(x))
        return digits == digits[::-1]
