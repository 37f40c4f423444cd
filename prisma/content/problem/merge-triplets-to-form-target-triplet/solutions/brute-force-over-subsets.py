class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        def can_reach(i: int, merged: list[int]) -> bool:
            if merged == target:
                return True
            if i == len(triplets):
                return False
            with_this = [max(pair) for pair in zip(merged, triplets[i])]
            return can_reach(i + 1, merged) or can_reach(i + 1, with_this)

        return can_reach(0, [0, 0, 0])
