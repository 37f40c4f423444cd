import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Solution {
    public ListNode reverseBetween(ListNode head, int left, int right) {
        List<Integer> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            values.add(node.val);
        }
        Collections.reverse(values.subList(left - 1, right));
        int i = 0;
        for (ListNode node = head; node != null; node = node.next) {
            node.val = values.get(i++);
        }
        return head;
    }
}
