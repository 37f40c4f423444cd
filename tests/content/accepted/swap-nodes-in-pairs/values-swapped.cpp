class Solution {
public:
    ListNode* swapPairs(ListNode* head) {
        for (ListNode* p = head; p && p->next; p = p->next->next)
            swap(p->val, p->next->val);
        return head;
    }
};
