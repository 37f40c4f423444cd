from itertools import zip_longest


class Solution:
    def compareVersion(self, version1: str, version2: str) -> int:
        first = [int(part) for part in version1.split(".")]
        second = [int(part) for part in version2.split(".")]
        for a, b in zip_longest(first, second, fillvalue=0):
            if a != b:
                return -1 if a < b else 1
        return 0
