# Wrong Answer: stores values, which other nodes may have as well
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        seen = set()
        while head:
            if head.val in seen:
                return True
            seen.add(head.val)
            head = head.next
        return False
