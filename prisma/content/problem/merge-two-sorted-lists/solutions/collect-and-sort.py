from typing import Optional


class Solution:
    def mergeTwoLists(
        self, list1: Optional[ListNode], list2: Optional[ListNode]
    ) -> Optional[ListNode]:
        nodes = []
        for node in (list1, list2):
            while node:
                nodes.append(node)
                node = node.next
        nodes.sort(key=lambda node: node.val)
        head = None
        for node in reversed(nodes):
            node.next = head
            head = node
        return head
