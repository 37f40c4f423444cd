// Wrong Answer: compares the sums of the two halves, which says nothing about the order
import java.util.ArrayList;
import java.util.List;

class Solution {
    public boolean isPalindrome(ListNode head) {
        List<Integer> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) values.add(node.val);
        int difference = 0;
        for (int front = 0, back = values.size() - 1; front < back; front++, back--) {
            difference += values.get(front) - values.get(back);
        }
        return difference == 0;
    }
}
