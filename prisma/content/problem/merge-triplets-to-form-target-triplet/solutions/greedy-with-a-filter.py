class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        matched = [False, False, False]
        for triplet in triplets:
            if any(triplet[k] > target[k] for k in range(3)):
                continue
            for k in range(3):
                if triplet[k] == target[k]:
                    matched[k] = True
        return all(matched)
