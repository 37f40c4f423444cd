class Solution {
public:
    ListNode* deleteDuplicates(ListNode* head) {
        ListNode dummy(0, head);
        ListNode* last = &dummy;
        while (last->next) {
            ListNode* node = last->next;
            if (node->next && node->next->val == node->val) {
                int repeated = node->val;
                while (node && node->val == repeated) node = node->next;
                last->next = node;
            } else {
                last = node;
            }
        }
        return dummy.next;
    }
};
