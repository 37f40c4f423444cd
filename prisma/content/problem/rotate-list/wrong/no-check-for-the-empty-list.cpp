// Runtime Error: reads the next node of an empty list
class Solution {
public:
    ListNode* rotateRight(ListNode* head, int k) {
        ListNode* tail = head;
        int length = 1;
        while (tail->next) {
            tail = tail->next;
            length++;
        }
        tail->next = head;
        for (int steps = length - k % length; steps > 0; steps--) tail = tail->next;
        head = tail->next;
        tail->next = nullptr;
        return head;
    }
};
