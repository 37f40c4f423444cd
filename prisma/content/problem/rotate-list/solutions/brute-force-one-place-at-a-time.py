class Solution:
    def rotateRight(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        if head is None:
            return None
        length = 0
        node = head
        while node:
            length += 1
            node = node.next
        for _ in range(k % length):
            before = head
            while before.next.next:
                before = before.next
            last = before.next
            before.next = None
            last.next = head
            head = last
        return head
