class Solution:
    def isPalindrome(self, x: int) -> bool:
        digits = str(x)
        return digits == digits[::-1]
