class Solution:
    def validPalindrome(self, s: str) -> bool:
        low, high = 0, len(s) - 1
        while low < high and s[low] == s[high]:
            low += 1
            high -= 1
        without_left = self.is_palindrome(s, low + 1, high)
        return without_left or self.is_palindrome(s, low, high - 1)

    def is_palindrome(self, s: str, low: int, high: int) -> bool:
        while low < high and s[low] == s[high]:
            low += 1
            high -= 1
        return low >= high
