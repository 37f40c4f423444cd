class Solution {
public:
    ListNode* sortList(ListNode* head) {
        ListNode dummy;
        while (head) {
            ListNode* following = head->next;
            ListNode* place = &dummy;
            while (place->next && place->next->val <= head->val) place = place->next;
            head->next = place->next;
            place->next = head;
            head = following;
        }
        return dummy.next;
    }
};
