from typing import Optional


class Solution:
    def sortList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        length = 0
        node = head
        while node:
            length += 1
            node = node.next
        dummy = ListNode(0, head)
        size = 1
        while size < length:
            last, rest = dummy, dummy.next
            while rest:
                first = rest
                second = self.cut(first, size)
                rest = self.cut(second, size)
                last = self.append_merged(last, first, second)
            size *= 2
        return dummy.next

    def cut(self, node: Optional[ListNode], size: int) -> Optional[ListNode]:
        """Ends the run after size nodes and returns the node behind it."""
        for _ in range(size - 1):
            if node is None:
                return None
            node = node.next
        if node is None:
            return None
        rest = node.next
        node.next = None
        return rest

    def append_merged(
        self, last: ListNode, a: Optional[ListNode], b: Optional[ListNode]
    ) -> ListNode:
        """Appends both runs in order behind last and returns the new last node."""
        while a and b:
            if a.val <= b.val:
                last.next = a
                a = a.next
            else:
                last.next = b
                b = b.next
            last = last.next
        last.next = a or b
        while last.next:
            last = last.next
        return last
