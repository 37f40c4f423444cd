import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Solution {
    public ListNode swapPairs(ListNode head) {
        List<ListNode> nodes = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            nodes.add(node);
        }
        for (int i = 0; i + 1 < nodes.size(); i += 2) {
            Collections.swap(nodes, i, i + 1);
        }
        for (int i = 0; i < nodes.size(); i++) {
            nodes.get(i).next = i + 1 < nodes.size() ? nodes.get(i + 1) : null;
        }
        return nodes.isEmpty() ? null : nodes.get(0);
    }
}
