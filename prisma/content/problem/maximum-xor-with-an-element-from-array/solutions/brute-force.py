class Solution:
    def maximizeXor(self, nums: list[int], queries: list[list[int]]) -> list[int]:
        return [
            max((num ^ x for num in nums if num <= limit), default=-1)
            for x, limit in queries
        ]
