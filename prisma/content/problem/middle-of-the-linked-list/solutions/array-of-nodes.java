import java.util.ArrayList;
import java.util.List;

class Solution {
    public ListNode middleNode(ListNode head) {
        List<ListNode> nodes = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            nodes.add(node);
        }
        return nodes.get(nodes.size() / 2);
    }
}
