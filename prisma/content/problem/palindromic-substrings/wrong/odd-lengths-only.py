# Wrong Answer: expands around letters only and misses palindromes of even length
class Solution:
    def countSubstrings(self, s):
        count = 0
        for middle in range(len(s)):
            reach = 0
            while (
                middle - reach >= 0
                and middle + reach < len(s)
                and s[middle - reach] == s[middle + reach]
            ):
                count += 1
                reach += 1
        return count
