from typing import Optional


class Solution:
    def isPalindrome(self, head: Optional[ListNode]) -> bool:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next

        back = None
        while slow:
            slow.next, back, slow = back, slow, slow.next

        while back:
            if head.val != back.val:
                return False
            head = head.next
            back = back.next
        return True
