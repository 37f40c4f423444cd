from typing import List


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        candidates.sort()
        combinations = []
        current = []

        def extend(start, rest):
            if rest == 0:
                combinations.append(current[:])
                return
            for i in range(start, len(candidates)):
                if candidates[i] > rest:
                    break
                current.append(candidates[i])
                extend(i, rest - candidates[i])
                current.pop()

        extend(0, target)
        return combinations
