class Solution {
public:
    ListNode* deleteDuplicates(ListNode* head) {
        if (!head || !head->next) return head;
        if (head->val != head->next->val) {
            head->next = deleteDuplicates(head->next);
            return head;
        }
        ListNode* rest = head->next;
        while (rest && rest->val == head->val) rest = rest->next;
        return deleteDuplicates(rest);
    }
};
