# Wrong Answer: returns the longest palindromic substring, but characters in between may be deleted
class Solution:
    def longestPalindromeSubseq(self, s: str) -> int:
        longest = 0
        for center in range(len(s)):
            for left, right in ((center, center), (center, center + 1)):
                while left >= 0 and right < len(s) and s[left] == s[right]:
                    left -= 1
                    right += 1
                longest = max(longest, right - left - 1)
        return longest
