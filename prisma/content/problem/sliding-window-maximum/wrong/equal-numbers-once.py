# Wrong Answer: stores values and drops equal ones, so one that leaves removes the others with it
from collections import deque


class Solution:
    def maxSlidingWindow(self, nums, k):
        candidates = deque()
        answer = []
        for i, num in enumerate(nums):
            while candidates and candidates[-1] <= num:
                candidates.pop()
            candidates.append(num)
            if i >= k - 1:
                answer.append(candidates[0])
                if candidates[0] == nums[i - k + 1] and len(candidates) > 1:
                    candidates.popleft()
        return answer
