from itertools import groupby
class Solution:
    def groupAnagrams(self, strs):
        return [list(g) for _, g in groupby(sorted(strs, key=sorted), key=sorted)]
