class Solution:
    def findLength(self, nums1: list[int], nums2: list[int]) -> int:
        n, m = len(nums1), len(nums2)
        memo = [[-1] * m for _ in range(n)]

        def common(i: int, j: int) -> int:
            if i == n or j == m or nums1[i] != nums2[j]:
                return 0
            if memo[i][j] < 0:
                memo[i][j] = common(i + 1, j + 1) + 1
            return memo[i][j]

        return max(common(i, j) for i in range(n) for j in range(m))
