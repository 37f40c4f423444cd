from heapq import heappop, heappush


class Solution:
    def kSmallestPairs(
        self, nums1: list[int], nums2: list[int], k: int
    ) -> list[list[int]]:
        heap = [(u + nums2[0], i, 0) for i, u in enumerate(nums1[:k])]
        pairs = []
        while len(pairs) < k:
            _, i, j = heappop(heap)
            pairs.append([nums1[i], nums2[j]])
            if j + 1 < len(nums2):
                heappush(heap, (nums1[i] + nums2[j + 1], i, j + 1))
        return pairs
