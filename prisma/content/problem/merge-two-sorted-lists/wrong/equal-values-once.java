// Wrong Answer: takes one of two equal values and advances in both lists
class Solution {
    public ListNode mergeTwoLists(ListNode list1, ListNode list2) {
        ListNode dummy = new ListNode();
        ListNode tail = dummy;
        while (list1 != null && list2 != null) {
            tail.next = new ListNode(Math.min(list1.val, list2.val));
            tail = tail.next;
            int taken = tail.val;
            if (list1.val == taken) list1 = list1.next;
            if (list2.val == taken) list2 = list2.next;
        }
        tail.next = list1 != null ? list1 : list2;
        return dummy.next;
    }
}
