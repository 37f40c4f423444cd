// Runtime Error: checks fast->next, but not that fast itself is still a node
class Solution {
public:
    ListNode* middleNode(ListNode* head) {
        ListNode* slow = head;
        ListNode* fast = head;
        while (fast->next) {
            slow = slow->next;
            fast = fast->next->next;
        }
        return slow;
    }
};
