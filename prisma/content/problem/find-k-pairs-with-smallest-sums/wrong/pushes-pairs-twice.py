# Wrong Answer: pushes both successors of a pair, so a pair with two predecessors is returned twice
from heapq import heappop, heappush


class Solution:
    def kSmallestPairs(self, nums1, nums2, k):
        heap = [(nums1[0] + nums2[0], 0, 0)]
        pairs = []
        while heap and len(pairs) < k:
            _, i, j = heappop(heap)
            pairs.append([nums1[i], nums2[j]])
            if i + 1 < len(nums1):
                heappush(heap, (nums1[i + 1] + nums2[j], i + 1, j))
            if j + 1 < len(nums2):
                heappush(heap, (nums1[i] + nums2[j + 1], i, j + 1))
        return pairs
