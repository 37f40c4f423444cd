import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Solution {
    public ListNode mergeTwoLists(ListNode list1, ListNode list2) {
        List<ListNode> nodes = new ArrayList<>();
        for (ListNode node = list1; node != null; node = node.next) nodes.add(node);
        for (ListNode node = list2; node != null; node = node.next) nodes.add(node);
        nodes.sort(Comparator.comparingInt(node -> node.val));
        ListNode head = null;
        for (int i = nodes.size() - 1; i >= 0; i--) {
            nodes.get(i).next = head;
            head = nodes.get(i);
        }
        return head;
    }
}
