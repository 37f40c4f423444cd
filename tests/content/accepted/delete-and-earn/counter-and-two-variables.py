class Solution:
    def deleteAndEarn(self, nums: List[int]) -> int:
        count = Counter(nums)
        prev = None
        avoid = using = 0
        for k in sorted(count):
            top = max(avoid, using)
            avoid, using = (top, k * count[k] + (top if prev != k - 1 else avoid))
            prev = k
        return max(avoid, using)
