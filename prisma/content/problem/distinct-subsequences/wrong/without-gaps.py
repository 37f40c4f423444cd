# Wrong Answer: counts the occurrences of t as a substring only
class Solution:
    def numDistinct(self, s, t):
        return sum(s.startswith(t, i) for i in range(len(s)))
