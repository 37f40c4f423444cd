# Wrong Answer: compares only how often each letter occurs and ignores the order
from collections import Counter


class Solution:
    def isSubsequence(self, s, t):
        return not Counter(s) - Counter(t)
