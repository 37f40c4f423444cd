// Wrong Answer: returns the old head even if it was removed
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
        behind->next = behind->next->next;
        return head;
    }
};
