// Time Limit Exceeded: fast starts one node ahead, so in phase 2 the pointers miss each other
class Solution {
public:
    int detectCycle(ListNode* head) {
        if (!head) return -1;
        ListNode* slow = head;
        ListNode* fast = head->next;
        while (slow != fast) {
            if (!fast || !fast->next) return -1;
            slow = slow->next;
            fast = fast->next->next;
        }
        ListNode* start = head;
        while (start != slow) {
            start = start->next;
            slow = slow->next;
        }
        int index = 0;
        for (ListNode* node = head; node != start; node = node->next) index++;
        return index;
    }
};
