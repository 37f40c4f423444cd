import java.util.ArrayList;
import java.util.List;

class Solution {
    public ListNode reverseList(ListNode head) {
        List<Integer> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            values.add(node.val);
        }
        int i = values.size();
        for (ListNode node = head; node != null; node = node.next) {
            node.val = values.get(--i);
        }
        return head;
    }
}
