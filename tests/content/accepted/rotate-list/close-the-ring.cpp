class Solution {
public:
    ListNode* rotateRight(ListNode* head, int k) {
        if (head == nullptr) return head;
        int len = 1;
        ListNode* tail = head;
        for (; tail->next; tail = tail->next) len++;
        tail->next = head;
        for (k = len - k % len; k > 0; k--) tail = tail->next;
        head = tail->next;
        tail->next = 0;
        return head;
    }
};
