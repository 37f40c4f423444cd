# Wrong Answer: only makes the local variable point to another node, so the list stays as it is
class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node = node.next
