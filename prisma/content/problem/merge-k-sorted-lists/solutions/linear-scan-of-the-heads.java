class Solution {
    public ListNode mergeKLists(ListNode[] lists) {
        ListNode dummy = new ListNode();
        ListNode tail = dummy;
        while (true) {
            int smallest = -1;
            for (int i = 0; i < lists.length; i++) {
                if (lists[i] == null) continue;
                if (smallest < 0 || lists[i].val < lists[smallest].val) smallest = i;
            }
            if (smallest < 0) return dummy.next;
            tail.next = lists[smallest];
            tail = tail.next;
            lists[smallest] = tail.next;
        }
    }
}
