# Wrong Answer: skips the digits as well
class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = [char.lower() for char in s if char.isalpha()]
        return kept == kept[::-1]
