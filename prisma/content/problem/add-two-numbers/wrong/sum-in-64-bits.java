// Wrong Answer: adds in a long, which overflows beyond 18 digits
class Solution {
    public ListNode addTwoNumbers(ListNode l1, ListNode l2) {
        long sum = Math.abs(numberOf(l1) + numberOf(l2));
        ListNode first = new ListNode((int) (sum % 10));
        ListNode last = first;
        for (sum /= 10; sum > 0; sum /= 10) {
            last.next = new ListNode((int) (sum % 10));
            last = last.next;
        }
        return first;
    }

    private long numberOf(ListNode node) {
        return node == null ? 0 : node.val + 10 * numberOf(node.next);
    }
}
