from typing import Optional


class Solution:
    def reverseKGroup(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        dummy = before = ListNode(0, head)
        while True:
            last = before
            for _ in range(k):
                last = last.next
                if last is None:
                    return dummy.next
            after = last.next
            first = node = before.next
            turned = after
            while node is not after:
                following = node.next
                node.next = turned
                turned = node
                node = following
            before.next = turned
            before = first
