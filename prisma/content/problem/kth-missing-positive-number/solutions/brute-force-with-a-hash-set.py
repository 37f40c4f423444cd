class Solution:
    def findKthPositive(self, arr: list[int], k: int) -> int:
        present = set(arr)
        value = 0
        while k > 0:
            value += 1
            if value not in present:
                k -= 1
        return value
