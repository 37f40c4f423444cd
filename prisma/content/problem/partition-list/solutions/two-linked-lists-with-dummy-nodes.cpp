class Solution {
public:
    ListNode* partition(ListNode* head, int x) {
        ListNode lessDummy, restDummy;
        ListNode* less = &lessDummy;
        ListNode* rest = &restDummy;
        for (ListNode* node = head; node; node = node->next) {
            ListNode*& tail = node->val < x ? less : rest;
            tail->next = node;
            tail = node;
        }
        rest->next = nullptr;
        less->next = restDummy.next;
        return lessDummy.next;
    }
};
