# Wrong Answer: assumes that the first letter of the run is never replaced
class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        longest = 0
        for start, letter in enumerate(s):
            left = k
            end = start
            while end < len(s) and (s[end] == letter or left > 0):
                left -= s[end] != letter
                end += 1
            longest = max(longest, end - start)
            if end == len(s):
                break
        return longest
