# Wrong Answer: recurses from the next index, so no candidate is used twice
class Solution:
    def combinationSum(self, candidates, target):
        combinations = []

        def extend(start, current, rest):
            if rest == 0:
                combinations.append(current)
            for i in range(start, len(candidates)):
                if candidates[i] <= rest:
                    extend(i + 1, current + [candidates[i]], rest - candidates[i])

        extend(0, [], target)
        return combinations
