import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Solution {
    public ListNode sortList(ListNode head) {
        List<Integer> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            values.add(node.val);
        }
        Collections.sort(values);
        ListNode node = head;
        for (int val : values) {
            node.val = val;
            node = node.next;
        }
        return head;
    }
}
