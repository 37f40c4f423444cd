import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Solution {
    public ListNode reverseKGroup(ListNode head, int k) {
        List<ListNode> nodes = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) nodes.add(node);
        for (int start = 0; start + k <= nodes.size(); start += k) {
            Collections.reverse(nodes.subList(start, start + k));
        }
        nodes.add(null);
        for (int i = 0; i + 1 < nodes.size(); i++) nodes.get(i).next = nodes.get(i + 1);
        return nodes.get(0);
    }
}
