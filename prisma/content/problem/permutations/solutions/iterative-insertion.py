from typing import List


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations = [[]]
        for number in nums:
            permutations = [
                shorter[:place] + [number] + shorter[place:]
                for shorter in permutations
                for place in range(len(shorter) + 1)
            ]
        return permutations
