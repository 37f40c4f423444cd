# Wrong Answer: counts only places where t stands in s without gaps
class Solution:
    def numDistinct(self, s, t):
        return sum(s.startswith(t, i) for i in range(len(s)))
