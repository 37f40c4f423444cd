from heapq import heappush, heapreplace


class Solution:
    def kSmallestPairs(
        self, nums1: list[int], nums2: list[int], k: int
    ) -> list[list[int]]:
        heap = []
        for u in nums1:
            for v in nums2:
                if len(heap) < k:
                    heappush(heap, (-u - v, u, v))
                elif u + v < -heap[0][0]:
                    heapreplace(heap, (-u - v, u, v))
                else:
                    break
        return [[u, v] for _, u, v in heap]
