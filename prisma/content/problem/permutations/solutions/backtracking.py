from typing import List


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations = []
        current = []
        used = [False] * len(nums)

        def fill():
            if len(current) == len(nums):
                permutations.append(current[:])
                return
            for i, number in enumerate(nums):
                if not used[i]:
                    used[i] = True
                    current.append(number)
                    fill()
                    current.pop()
                    used[i] = False

        fill()
        return permutations
