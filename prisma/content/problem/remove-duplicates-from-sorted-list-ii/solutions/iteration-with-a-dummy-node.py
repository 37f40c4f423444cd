from typing import Optional


class Solution:
    def deleteDuplicates(self, head: Optional[ListNode]) -> Optional[ListNode]:
        dummy = ListNode(0, head)
        last = dummy
        while last.next:
            node = last.next
            if node.next and node.next.val == node.val:
                repeated = node.val
                while node and node.val == repeated:
                    node = node.next
                last.next = node
            else:
                last = node
        return dummy.next
