// Time Limit Exceeded: fast starts one node ahead, so in phase 2 the pointers miss each other
class Solution {
public:
    ListNode* detectCycle(ListNode* head) {
        if (!head) return nullptr;
        ListNode* slow = head;
        ListNode* fast = head->next;
        while (slow != fast) {
            if (!fast || !fast->next) return nullptr;
            slow = slow->next;
            fast = fast->next->next;
        }
        ListNode* start = head;
        while (start != slow) {
            start = start->next;
            slow = slow->next;
        }
        return start;
    }
};
