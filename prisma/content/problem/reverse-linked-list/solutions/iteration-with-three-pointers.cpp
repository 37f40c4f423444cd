class Solution {
public:
    ListNode* reverseList(ListNode* head) {
        ListNode* previous = nullptr;
        ListNode* current = head;
        while (current) {
            ListNode* rest = current->next;
            current->next = previous;
            previous = current;
            current = rest;
        }
        return previous;
    }
};
