class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        h, res = [], []
        for i, x in enumerate(nums):
            heappush(h, (-x, i))
            if i >= k - 1:
                while h[0][1] <= i - k:
                    heappop(h)
                res.append(-h[0][0])
        return res
