# Time Limit Exceeded: rotates k times, although k may be two billion
class Solution:
    def rotateRight(self, head, k):
        if head is None or head.next is None:
            return head
        for _ in range(k):
            before = head
            while before.next.next:
                before = before.next
            last = before.next
            before.next = None
            last.next = head
            head = last
        return head
