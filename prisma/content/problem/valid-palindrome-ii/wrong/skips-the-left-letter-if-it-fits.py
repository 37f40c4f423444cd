# Wrong Answer: skips the left letter whenever the next one fits, and never tries both
class Solution:
    def validPalindrome(self, s: str) -> bool:
        low, high = 0, len(s) - 1
        removed = 0
        while low < high:
            if s[low] != s[high]:
                removed += 1
                if s[low + 1] == s[high]:
                    low += 1
                elif s[low] == s[high - 1]:
                    high -= 1
                else:
                    return False
            low += 1
            high -= 1
        return removed <= 1
