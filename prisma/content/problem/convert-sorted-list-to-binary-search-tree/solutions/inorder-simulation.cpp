class Solution {
public:
    TreeNode* sortedListToBST(ListNode* head) {
        int count = 0;
        for (ListNode* node = head; node; node = node->next) ++count;
        return build(head, count);
    }

private:
    TreeNode* build(ListNode*& node, int size) {
        if (size == 0) return nullptr;
        TreeNode* left = build(node, size / 2);
        TreeNode* root = new TreeNode(node->val);
        root->left = left;
        node = node->next;
        root->right = build(node, size - 1 - size / 2);
        return root;
    }
};
