import java.util.ArrayList;
import java.util.List;

class Solution {
    public ListNode partition(ListNode head, int x) {
        List<Integer> less = new ArrayList<>();
        List<Integer> rest = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            (node.val < x ? less : rest).add(node.val);
        }
        less.addAll(rest);
        ListNode node = head;
        for (int value : less) {
            node.val = value;
            node = node.next;
        }
        return head;
    }
}
