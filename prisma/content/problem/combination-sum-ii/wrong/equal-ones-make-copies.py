# Wrong Answer: tries equal numbers at the same level, so combinations appear twice
class Solution:
    def combinationSum2(self, candidates, target):
        candidates.sort()
        combinations = []

        def extend(start, current, rest):
            if rest == 0:
                combinations.append(current)
            for i in range(start, len(candidates)):
                if candidates[i] <= rest:
                    extend(i + 1, current + [candidates[i]], rest - candidates[i])

        extend(0, [], target)
        return combinations
