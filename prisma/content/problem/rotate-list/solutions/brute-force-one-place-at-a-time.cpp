class Solution {
public:
    ListNode* rotateRight(ListNode* head, int k) {
        if (!head) return nullptr;
        int length = 0;
        for (ListNode* node = head; node; node = node->next) length++;
        for (k %= length; k > 0; k--) {
            ListNode* before = head;
            while (before->next->next) before = before->next;
            ListNode* last = before->next;
            before->next = nullptr;
            last->next = head;
            head = last;
        }
        return head;
    }
};
