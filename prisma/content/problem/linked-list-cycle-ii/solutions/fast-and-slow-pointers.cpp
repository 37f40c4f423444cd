class Solution {
public:
    int detectCycle(ListNode* head) {
        ListNode* slow = head;
        ListNode* fast = head;
        while (fast && fast->next) {
            slow = slow->next;
            fast = fast->next->next;
            if (slow != fast) continue;
            int index = 0;
            for (ListNode* node = head; node != slow; node = node->next) {
                slow = slow->next;
                index++;
            }
            return index;
        }
        return -1;
    }
};
