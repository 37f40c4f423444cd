class Solution {
public:
    ListNode* removeNthFromEnd(ListNode* head, int n) {
        int length = 0;
        for (ListNode* node = head; node; node = node->next) ++length;
        ListNode dummy(0, head);
        ListNode* before = &dummy;
        for (int i = 0; i < length - n; ++i) before = before->next;
        ListNode* removed = before->next;
        before->next = removed->next;
        delete removed;
        return dummy.next;
    }
};
