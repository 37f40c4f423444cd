import java.util.ArrayList;
import java.util.List;

class Solution {
    public ListNode rotateRight(ListNode head, int k) {
        List<ListNode> nodes = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            nodes.add(node);
        }
        int n = nodes.size();
        if (n == 0 || k % n == 0) return head;
        int first = n - k % n;
        nodes.get(n - 1).next = head;
        nodes.get(first - 1).next = null;
        return nodes.get(first);
    }
}
