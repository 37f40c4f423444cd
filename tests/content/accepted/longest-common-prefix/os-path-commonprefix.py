import os
class Solution:
    def longestCommonPrefix(self, strs):
        return os.path.commonprefix(strs)
