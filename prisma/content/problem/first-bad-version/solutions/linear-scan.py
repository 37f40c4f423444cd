class Solution:
    def firstBadVersion(self, isBad: list[bool]) -> int:
        version = 1
        while not isBad[version - 1]:
            version += 1
        return version
