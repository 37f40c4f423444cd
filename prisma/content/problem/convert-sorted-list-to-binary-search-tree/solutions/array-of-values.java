import java.util.ArrayList;
import java.util.List;

class Solution {
    public TreeNode sortedListToBST(ListNode head) {
        List<Integer> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            values.add(node.val);
        }
        return build(values, 0, values.size() - 1);
    }

    private TreeNode build(List<Integer> values, int low, int high) {
        if (low > high) return null;
        int middle = (low + high) / 2;
        TreeNode left = build(values, low, middle - 1);
        return new TreeNode(values.get(middle), left, build(values, middle + 1, high));
    }
}
