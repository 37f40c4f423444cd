class Solution:
    def isPalindrome(self, x: int) -> bool:
        if x < 0 or (x % 10 == 0 and x != 0):
            return False
        half = 0
        while x > half:
            x, digit = divmod(x, 10)
            half = 10 * half + digit
        return x == half or x == half // 10
