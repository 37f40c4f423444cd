class Solution {
    ListNode* front;
    bool check(ListNode* back) {
        if (!back) return true;
        bool ok = check(back->next) && front->val == back->val;
        front = front->next;
        return ok;
    }
public:
    bool isPalindrome(ListNode* head) { return front = head, check(head); }
};
