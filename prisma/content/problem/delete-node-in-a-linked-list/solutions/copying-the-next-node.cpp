class Solution {
public:
    void deleteNode(ListNode* node) {
        ListNode* removed = node->next;
        node->val = removed->val;
        node->next = removed->next;
        delete removed;
    }
};
