// Wrong Answer: != compares references to Integer objects, which are shared only for small values
import java.util.ArrayList;
import java.util.List;

class Solution {
    public boolean isPalindrome(ListNode head) {
        List<Integer> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) values.add(node.val);
        for (int front = 0, back = values.size() - 1; front < back; front++, back--) {
            if (values.get(front) != values.get(back)) return false;
        }
        return true;
    }
}
