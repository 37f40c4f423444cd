import java.util.ArrayList;
import java.util.List;

class Solution {
    public ListNode oddEvenList(ListNode head) {
        List<ListNode> odd = new ArrayList<>();
        List<ListNode> even = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            (odd.size() == even.size() ? odd : even).add(node);
        }
        odd.addAll(even);
        ListNode dummy = new ListNode();
        ListNode last = dummy;
        for (ListNode node : odd) {
            last.next = node;
            last = node;
        }
        last.next = null;
        return dummy.next;
    }
}
