from typing import List


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        answer = []
        chosen = []

        def decide(i):
            if i == len(nums):
                answer.append(chosen[:])
                return
            decide(i + 1)
            chosen.append(nums[i])
            decide(i + 1)
            chosen.pop()

        decide(0)
        return answer
