class Solution {
    ListNode* cur;
    TreeNode* build(int n) {
        if (n == 0) return NULL;
        TreeNode* root = new TreeNode(0);
        root->left = build(n / 2);
        root->val = cur->val;
        cur = cur->next;
        root->right = build(n - n / 2 - 1);
        return root;
    }
public:
    TreeNode* sortedListToBST(ListNode* head) {
        cur = head;
        int n = 0;
        while (head) ++n, head = head->next;
        return build(n);
    }
};
