# Wrong Answer: looks for each value of the target in any triplet, also in those that are too large elsewhere
class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        return all(any(triplet[k] == target[k] for triplet in triplets) for k in range(3))
