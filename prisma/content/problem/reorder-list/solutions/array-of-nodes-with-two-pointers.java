import java.util.ArrayList;
import java.util.List;

class Solution {
    public void reorderList(ListNode head) {
        List<ListNode> nodes = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) nodes.add(node);
        int front = 0;
        int back = nodes.size() - 1;
        while (front < back) {
            nodes.get(front).next = nodes.get(back);
            front++;
            nodes.get(back).next = nodes.get(front);
            back--;
        }
        nodes.get(front).next = null;
    }
}
