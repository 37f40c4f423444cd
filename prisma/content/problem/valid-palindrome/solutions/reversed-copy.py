class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = [char.lower() for char in s if char.isalnum()]
        return kept == kept[::-1]
