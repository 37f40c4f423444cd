from typing import Optional


class Solution:
    def mergeKLists(self, lists: list[Optional[ListNode]]) -> Optional[ListNode]:
        dummy = tail = ListNode()
        while True:
            smallest = -1
            for i, node in enumerate(lists):
                if node and (smallest < 0 or node.val < lists[smallest].val):
                    smallest = i
            if smallest < 0:
                return dummy.next
            tail.next = lists[smallest]
            tail = tail.next
            lists[smallest] = tail.next
