// Runtime Error: connects the two parts without a check that there is a small node
class Solution {
public:
    ListNode* partition(ListNode* head, int x) {
        ListNode *less = nullptr, *lessTail = nullptr;
        ListNode *rest = nullptr, *restTail = nullptr;
        for (ListNode* node = head; node; node = node->next) {
            ListNode*& first = node->val < x ? less : rest;
            ListNode*& tail = node->val < x ? lessTail : restTail;
            if (tail) tail->next = node;
            else first = node;
            tail = node;
        }
        if (restTail) restTail->next = nullptr;
        lessTail->next = rest;
        return less;
    }
};
