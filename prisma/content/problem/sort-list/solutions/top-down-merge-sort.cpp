class Solution {
public:
    ListNode* sortList(ListNode* head) {
        if (!head || !head->next) return head;
        ListNode* slow = head;
        ListNode* fast = head->next;
        while (fast && fast->next) {
            slow = slow->next;
            fast = fast->next->next;
        }
        ListNode* second = slow->next;
        slow->next = nullptr;
        return merge(sortList(head), sortList(second));
    }

private:
    ListNode* merge(ListNode* a, ListNode* b) {
        ListNode dummy;
        ListNode* last = &dummy;
        while (a && b) {
            ListNode*& smaller = a->val <= b->val ? a : b;
            last->next = smaller;
            last = smaller;
            smaller = smaller->next;
        }
        last->next = a ? a : b;
        return dummy.next;
    }
};
