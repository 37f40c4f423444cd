class Solution {
    public boolean isPalindrome(ListNode head) {
        ListNode slow = head;
        ListNode fast = head;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }

        ListNode back = null;
        while (slow != null) {
            ListNode following = slow.next;
            slow.next = back;
            back = slow;
            slow = following;
        }

        ListNode front = head;
        while (back != null) {
            if (front.val != back.val) return false;
            front = front.next;
            back = back.next;
        }
        return true;
    }
}
