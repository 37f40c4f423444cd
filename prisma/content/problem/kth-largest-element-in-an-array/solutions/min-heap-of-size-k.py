from heapq import heappush, heappushpop


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        largest = []
        for num in nums:
            if len(largest) < k:
                heappush(largest, num)
            else:
                heappushpop(largest, num)
        return largest[0]
