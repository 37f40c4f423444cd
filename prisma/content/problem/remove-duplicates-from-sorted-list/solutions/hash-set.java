import java.util.HashSet;
import java.util.Set;

class Solution {
    public ListNode deleteDuplicates(ListNode head) {
        Set<Integer> seen = new HashSet<>();
        ListNode dummy = new ListNode(0, head);
        ListNode last = dummy;
        while (last.next != null) {
            if (seen.add(last.next.val)) {
                last = last.next;
            } else {
                last.next = last.next.next;
            }
        }
        return dummy.next;
    }
}
