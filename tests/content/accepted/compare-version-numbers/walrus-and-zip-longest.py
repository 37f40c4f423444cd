from itertools import zip_longest
class Solution:
    def compareVersion(self, version1: str, version2: str) -> int:
        for a, b in zip_longest(version1.split('.'), version2.split('.'), fillvalue=0):
            if (d := int(a) - int(b)):
                return 1 if d > 0 else -1
        return 0
