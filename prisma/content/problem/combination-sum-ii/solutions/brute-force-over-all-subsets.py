from typing import List


class Solution:
    def combinationSum2(self, candidates: List[int], target: int) -> List[List[int]]:
        combinations = set()
        for bits in range(1 << len(candidates)):
            chosen = [number for i, number in enumerate(candidates) if bits >> i & 1]
            if sum(chosen) == target:
                combinations.add(tuple(sorted(chosen)))
        return [list(combination) for combination in combinations]
