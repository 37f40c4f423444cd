# Wrong Answer: reverses the last nodes as well, although they are not a full group
from typing import Optional


class Solution:
    def reverseKGroup(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        if head is None:
            return None
        turned, node = None, head
        for _ in range(k):
            if node is None:
                break
            node.next, turned, node = turned, node, node.next
        head.next = self.reverseKGroup(node, k)
        return turned
