import heapq
from itertools import islice
class Solution:
    def kthSmallest(self, matrix: List[List[int]], k: int) -> int:
        return next(islice(heapq.merge(*matrix), k - 1, None))
