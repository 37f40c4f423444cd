from typing import List


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        combinations = [[] for _ in range(target + 1)]
        combinations[0].append([])
        for number in candidates:
            for total in range(number, target + 1):
                for shorter in combinations[total - number]:
                    combinations[total].append(shorter + [number])
        return combinations[target]
