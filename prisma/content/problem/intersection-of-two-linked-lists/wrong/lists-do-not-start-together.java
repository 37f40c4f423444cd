// Wrong Answer: walks both lists at the same pace without aligning them, so it misses the shared node
class Solution {
    public ListNode getIntersectionNode(ListNode headA, ListNode headB) {
        while (headA != null && headB != null) {
            if (headA == headB) {
                return headA;
            }
            headA = headA.next;
            headB = headB.next;
        }
        return null;
    }
}
