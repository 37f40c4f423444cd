# Wrong Answer: greedy: always cuts off the longest palindrome at the front
class Solution:
    def minCut(self, s: str) -> int:
        cuts = -1
        while s:
            end = len(s)
            while s[:end] != s[:end][::-1]:
                end -= 1
            s = s[end:]
            cuts += 1
        return cuts
