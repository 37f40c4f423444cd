from heapq import heapify, heappop, heapreplace
from typing import Optional


class Solution:
    def mergeKLists(self, lists: list[Optional[ListNode]]) -> Optional[ListNode]:
        heap = [(node.val, i, node) for i, node in enumerate(lists) if node]
        heapify(heap)
        dummy = tail = ListNode()
        while heap:
            _, i, node = heap[0]
            tail.next = node
            tail = node
            if node.next:
                heapreplace(heap, (node.next.val, i, node.next))
            else:
                heappop(heap)
        return dummy.next
