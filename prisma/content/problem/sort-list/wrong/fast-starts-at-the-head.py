# Runtime Error: two nodes are never split, because the slow pointer stops at the second one
class Solution:
    def sortList(self, head):
        if head is None or head.next is None:
            return head
        slow, fast = head, head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
        second = slow.next
        slow.next = None
        a, b = self.sortList(head), self.sortList(second)
        dummy = last = ListNode()
        while a and b:
            if a.val < b.val:
                last.next, a = a, a.next
            else:
                last.next, b = b, b.next
            last = last.next
        last.next = a or b
        return dummy.next
