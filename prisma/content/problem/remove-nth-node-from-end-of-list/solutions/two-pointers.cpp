class Solution {
public:
    ListNode* removeNthFromEnd(ListNode* head, int n) {
        ListNode dummy(0, head);
        ListNode* ahead = &dummy;
        ListNode* behind = &dummy;
        for (int i = 0; i < n; ++i) ahead = ahead->next;
        while (ahead->next) {
            ahead = ahead->next;
            behind = behind->next;
        }
        ListNode* removed = behind->next;
        behind->next = removed->next;
        delete removed;
        return dummy.next;
    }
};
