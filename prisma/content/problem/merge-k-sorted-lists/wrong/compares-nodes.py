# Runtime Error: when two values are equal, the heap goes on to compare the nodes, which have no order
from heapq import heappop, heappush
from typing import Optional


class Solution:
    def mergeKLists(self, lists: list[Optional[ListNode]]) -> Optional[ListNode]:
        heap = []
        for node in lists:
            if node:
                heappush(heap, (node.val, node))
        dummy = tail = ListNode()
        while heap:
            _, node = heappop(heap)
            tail.next = tail = node
            if node.next:
                heappush(heap, (node.next.val, node.next))
        return dummy.next
