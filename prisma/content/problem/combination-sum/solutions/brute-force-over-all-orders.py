from typing import List


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        combinations = set()

        def extend(sequence, rest):
            if rest == 0:
                combinations.add(tuple(sorted(sequence)))
            for number in candidates:
                if number <= rest:
                    extend(sequence + [number], rest - number)

        extend([], target)
        return [list(combination) for combination in combinations]
