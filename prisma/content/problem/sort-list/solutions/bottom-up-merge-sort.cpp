class Solution {
public:
    ListNode* sortList(ListNode* head) {
        int length = 0;
        for (ListNode* node = head; node; node = node->next) ++length;
        ListNode dummy(0, head);
        for (int size = 1; size < length; size *= 2) {
            ListNode* last = &dummy;
            ListNode* rest = dummy.next;
            while (rest) {
                ListNode* first = rest;
                ListNode* second = cut(first, size);
                rest = cut(second, size);
                last = appendMerged(last, first, second);
            }
        }
        return dummy.next;
    }

private:
    // Ends the run after size nodes and returns the node behind it.
    ListNode* cut(ListNode* node, int size) {
        for (int i = 1; node && i < size; ++i) node = node->next;
        if (!node) return nullptr;
        ListNode* rest = node->next;
        node->next = nullptr;
        return rest;
    }

    // Appends both runs in order behind last and returns the new last node.
    ListNode* appendMerged(ListNode* last, ListNode* a, ListNode* b) {
        while (a && b) {
            ListNode*& smaller = a->val <= b->val ? a : b;
            last->next = smaller;
            last = smaller;
            smaller = smaller->next;
        }
        last->next = a ? a : b;
        while (last->next) last = last->next;
        return last;
    }
};
