// Wrong Answer: counts positions from 0, so the second node becomes the head
class Solution {
public:
    ListNode* oddEvenList(ListNode* head) {
        if (!head || !head->next) return head;
        ListNode* second = head->next;
        ListNode* first = head;
        ListNode* last = second;
        while (last->next) {
            first->next = last->next;
            first = first->next;
            if (!first->next) break;
            last->next = first->next;
            last = last->next;
        }
        first->next = nullptr;
        last->next = head;
        return second;
    }
};
