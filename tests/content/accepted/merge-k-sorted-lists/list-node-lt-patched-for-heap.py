ListNode.__lt__ = lambda self, other: self.val < other.val

class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        heap = [l for l in lists if l]
        heapq.heapify(heap)
        head = cur = ListNode()
        while heap:
            cur.next = cur = node = heapq.heappop(heap)
            if node.next:
                heapq.heappush(heap, node.next)
        return head.next
