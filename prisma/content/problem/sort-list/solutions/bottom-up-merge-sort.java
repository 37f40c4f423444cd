class Solution {
    public ListNode sortList(ListNode head) {
        int length = 0;
        for (ListNode node = head; node != null; node = node.next) {
            length++;
        }
        ListNode dummy = new ListNode(0, head);
        for (int size = 1; size < length; size *= 2) {
            ListNode last = dummy;
            ListNode rest = dummy.next;
            while (rest != null) {
                ListNode first = rest;
                ListNode second = cut(first, size);
                rest = cut(second, size);
                last = appendMerged(last, first, second);
            }
        }
        return dummy.next;
    }

    /** Ends the run after size nodes and returns the node behind it. */
    private ListNode cut(ListNode run, int size) {
        ListNode node = run;
        for (int i = 1; node != null && i < size; i++) {
            node = node.next;
        }
        if (node == null) {
            return null;
        }
        ListNode rest = node.next;
        node.next = null;
        return rest;
    }

    /** Appends both runs in order behind last and returns the new last node. */
    private ListNode appendMerged(ListNode last, ListNode a, ListNode b) {
        while (a != null && b != null) {
            if (a.val <= b.val) {
                last.next = a;
                a = a.next;
            } else {
                last.next = b;
                b = b.next;
            }
            last = last.next;
        }
        last.next = a != null ? a : b;
        while (last.next != null) {
            last = last.next;
        }
        return last;
    }
}
