// Wrong Answer: appends the rest of the longer list unchanged and loses the carry into it
class Solution {
public:
    ListNode* addTwoNumbers(ListNode* l1, ListNode* l2) {
        ListNode dummy;
        ListNode* tail = &dummy;
        int carry = 0;
        for (; l1 && l2; l1 = l1->next, l2 = l2->next) {
            int total = l1->val + l2->val + carry;
            tail->next = new ListNode(total % 10);
            tail = tail->next;
            carry = total / 10;
        }
        tail->next = l1 ? l1 : l2;
        if (carry > 0 && !tail->next) tail->next = new ListNode(carry);
        return dummy.next;
    }
};
