# Wrong Answer: looks for missing integers up to the last element only
class Solution:
    def findKthPositive(self, arr: list[int], k: int) -> int:
        present = set(arr)
        missing = [value for value in range(1, arr[-1]) if value not in present]
        return missing[k - 1] if k <= len(missing) else -1
