# Wrong Answer: counts cells instead of steps, of which there is one fewer
from math import comb


class Solution:
    def uniquePaths(self, m, n):
        return comb(m + n, m)
