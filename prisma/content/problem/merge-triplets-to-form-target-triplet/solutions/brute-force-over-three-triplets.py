class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        n = len(triplets)
        for i in range(n):
            for j in range(i, n):
                for k in range(j, n):
                    chosen = triplets[i], triplets[j], triplets[k]
                    if [max(values) for values in zip(*chosen)] == target:
                        return True
        return False
