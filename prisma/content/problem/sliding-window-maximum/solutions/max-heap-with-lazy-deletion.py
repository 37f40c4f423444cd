from heapq import heappop, heappush


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        heap = []
        answer = []
        for i, num in enumerate(nums):
            heappush(heap, (-num, i))
            if i >= k - 1:
                while heap[0][1] <= i - k:
                    heappop(heap)
                answer.append(-heap[0][0])
        return answer
