class Solution {
public:
    ListNode* getIntersectionNode(ListNode* headA, ListNode* headB) {
        int difference = lengthOf(headA) - lengthOf(headB);
        ListNode* a = skip(headA, difference);
        ListNode* b = skip(headB, -difference);
        while (a != b) {
            a = a->next;
            b = b->next;
        }
        return a;
    }

private:
    static int lengthOf(const ListNode* node) {
        int length = 0;
        for (; node; node = node->next) ++length;
        return length;
    }

    static ListNode* skip(ListNode* node, int steps) {
        for (; steps > 0; --steps) node = node->next;
        return node;
    }
};
