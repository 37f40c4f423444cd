// Wrong Answer: skips nodes of the first list only, also where the second list is longer
class Solution {
public:
    ListNode* getIntersectionNode(ListNode* headA, ListNode* headB) {
        int difference = 0;
        for (ListNode* a = headA; a; a = a->next) difference++;
        for (ListNode* b = headB; b; b = b->next) difference--;
        for (; difference > 0; difference--) headA = headA->next;
        while (headA && headB && headA != headB) {
            headA = headA->next;
            headB = headB->next;
        }
        return headA;
    }
};
