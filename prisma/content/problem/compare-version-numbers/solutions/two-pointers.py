class Solution:
    def compareVersion(self, version1: str, version2: str) -> int:
        i = j = 0
        while i < len(version1) or j < len(version2):
            a, i = self.read_revision(version1, i)
            b, j = self.read_revision(version2, j)
            if a != b:
                return -1 if a < b else 1
        return 0

    def read_revision(self, version: str, start: int) -> tuple[int, int]:
        value = 0
        while start < len(version) and version[start] != ".":
            value = 10 * value + int(version[start])
            start += 1
        return value, start + 1
