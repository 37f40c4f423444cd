class Solution:
    def detectCycle(self, head: Optional[ListNode]) -> int:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                index = 0
                node = head
                while node is not slow:
                    node = node.next
                    slow = slow.next
                    index += 1
                return index
        return -1
