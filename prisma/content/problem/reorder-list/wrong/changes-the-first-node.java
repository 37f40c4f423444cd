// Wrong Answer: starts with the last node, but the head must stay the head
import java.util.ArrayList;
import java.util.List;

class Solution {
    public void reorderList(ListNode head) {
        List<ListNode> nodes = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) nodes.add(node);
        ListNode tail = new ListNode();
        int front = 0;
        int back = nodes.size() - 1;
        while (front <= back) {
            tail.next = nodes.get(back--);
            tail = tail.next;
            if (front <= back) {
                tail.next = nodes.get(front++);
                tail = tail.next;
            }
        }
        tail.next = null;
    }
}
