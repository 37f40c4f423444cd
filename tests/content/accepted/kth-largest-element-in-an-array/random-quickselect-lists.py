import random
class Solution:
    def findKthLargest(self, nums: List[int], k: int) -> int:
        p = random.choice(nums)
        hi = [x for x in nums if x > p]
        eq = [x for x in nums if x == p]
        if k <= len(hi): return self.findKthLargest(hi, k)
        if k <= len(hi) + len(eq): return p
        return self.findKthLargest([x for x in nums if x < p], k - len(hi) - len(eq))
