import java.util.ArrayList;
import java.util.List;

class Solution {
    public int pairSum(ListNode head) {
        List<Integer> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            values.add(node.val);
        }
        int best = 0;
        for (int left = 0, right = values.size() - 1; left < right; left++, right--) {
            best = Math.max(best, values.get(left) + values.get(right));
        }
        return best;
    }
}
