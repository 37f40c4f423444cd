import java.util.HashMap;
import java.util.Map;

class Solution {
    public int detectCycle(ListNode head) {
        Map<ListNode, Integer> indexOf = new HashMap<>();
        for (ListNode node = head; node != null; node = node.next) {
            if (indexOf.containsKey(node)) return indexOf.get(node);
            indexOf.put(node, indexOf.size());
        }
        return -1;
    }
}
