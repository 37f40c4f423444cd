class Solution:
    def fourSum(self, nums: list[int], target: int) -> list[list[int]]:
        values = sorted(nums)
        n = len(values)
        found = []
        for a in range(n):
            if a > 0 and values[a] == values[a - 1]:
                continue
            for b in range(a + 1, n):
                if b > a + 1 and values[b] == values[b - 1]:
                    continue
                for c in range(b + 1, n):
                    if c > b + 1 and values[c] == values[c - 1]:
                        continue
                    for d in range(c + 1, n):
                        if d > c + 1 and values[d] == values[d - 1]:
                            continue
                        chosen = [values[a], values[b], values[c], values[d]]
                        if sum(chosen) == target:
                            found.append(chosen)
        return found
