class Solution:
    def firstBadVersion(self, n: int) -> int:
        version = 1
        while version < n and not isBadVersion(version):
            version += 1
        return version
