class Solution:
    def rotateRight(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        if head is None:
            return None
        tail, length = head, 1
        while tail.next:
            tail = tail.next
            length += 1
        tail.next = head
        for _ in range(length - k % length):
            tail = tail.next
        head = tail.next
        tail.next = None
        return head
