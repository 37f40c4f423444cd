import java.util.HashSet;
import java.util.Set;

class Solution {
    public ListNode getIntersectionNode(ListNode headA, ListNode headB) {
        Set<ListNode> seen = new HashSet<>();
        for (ListNode a = headA; a != null; a = a.next) {
            seen.add(a);
        }
        ListNode b = headB;
        while (b != null && !seen.contains(b)) {
            b = b.next;
        }
        return b;
    }
}
