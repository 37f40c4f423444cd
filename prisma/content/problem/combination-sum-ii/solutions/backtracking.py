from typing import List


class Solution:
    def combinationSum2(self, candidates: List[int], target: int) -> List[List[int]]:
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
                if i > start and candidates[i] == candidates[i - 1]:
                    continue
                current.append(candidates[i])
                extend(i + 1, rest - candidates[i])
                current.pop()

        extend(0, target)
        return combinations
