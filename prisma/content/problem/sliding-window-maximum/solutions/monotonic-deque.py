from collections import deque


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        candidates = deque()
        answer = []
        for i, num in enumerate(nums):
            while candidates and nums[candidates[-1]] <= num:
                candidates.pop()
            candidates.append(i)
            if candidates[0] == i - k:
                candidates.popleft()
            if i >= k - 1:
                answer.append(nums[candidates[0]])
        return answer
