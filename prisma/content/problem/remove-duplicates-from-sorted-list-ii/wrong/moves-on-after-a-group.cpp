// Wrong Answer: moves on after a group is removed, so a second group right behind it stays
class Solution {
public:
    ListNode* deleteDuplicates(ListNode* head) {
        ListNode dummy(0, head);
        ListNode* last = &dummy;
        while (last && last->next) {
            ListNode* node = last->next;
            if (node->next && node->next->val == node->val) {
                int repeated = node->val;
                while (node && node->val == repeated) node = node->next;
                last->next = node;
            }
            last = last->next;
        }
        return dummy.next;
    }
};
