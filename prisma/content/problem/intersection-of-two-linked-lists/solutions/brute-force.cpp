class Solution {
public:
    ListNode* getIntersectionNode(ListNode* headA, ListNode* headB) {
        for (ListNode* a = headA; a; a = a->next) {
            for (ListNode* b = headB; b; b = b->next) {
                if (a == b) return a;
            }
        }
        return nullptr;
    }
};
