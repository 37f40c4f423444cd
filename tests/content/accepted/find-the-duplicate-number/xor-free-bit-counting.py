class Solution:
    def findDuplicate(self, nums: List[int]) -> int:
        n, ans = len(nums) - 1, 0
        for b in range(n.bit_length()):
            m = 1 << b
            if sum(x & m > 0 for x in nums) > sum(x & m > 0 for x in range(1, n + 1)):
                ans |= m
        return ans
