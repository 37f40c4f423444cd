import java.util.HashMap;
import java.util.Map;

class Solution {
    public ListNode deleteDuplicates(ListNode head) {
        Map<Integer, Integer> frequency = new HashMap<>();
        for (ListNode node = head; node != null; node = node.next) {
            frequency.merge(node.val, 1, Integer::sum);
        }
        ListNode dummy = new ListNode(0, head);
        ListNode last = dummy;
        while (last.next != null) {
            if (frequency.get(last.next.val) > 1) {
                last.next = last.next.next;
            } else {
                last = last.next;
            }
        }
        return dummy.next;
    }
}
