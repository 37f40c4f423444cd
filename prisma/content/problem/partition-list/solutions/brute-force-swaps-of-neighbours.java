class Solution {
    public ListNode partition(ListNode head, int x) {
        boolean swapped = true;
        while (swapped) {
            swapped = false;
            ListNode node = head;
            for (; node != null && node.next != null; node = node.next) {
                if (node.val < x || node.next.val >= x) continue;
                int large = node.val;
                node.val = node.next.val;
                node.next.val = large;
                swapped = true;
            }
        }
        return head;
    }
}
