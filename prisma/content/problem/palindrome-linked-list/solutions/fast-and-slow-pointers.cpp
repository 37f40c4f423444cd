class Solution {
public:
    bool isPalindrome(ListNode* head) {
        ListNode* slow = head;
        for (ListNode* fast = head; fast && fast->next; fast = fast->next->next) {
            slow = slow->next;
        }

        ListNode* back = nullptr;
        while (slow) {
            ListNode* following = slow->next;
            slow->next = back;
            back = slow;
            slow = following;
        }

        for (; back; head = head->next, back = back->next) {
            if (head->val != back->val) return false;
        }
        return true;
    }
};
