class Solution {
    bool fits(TreeNode* node, TreeNode* low, TreeNode* high) {
        if (!node) return true;
        if (low && node->val <= low->val) return false;
        if (high && node->val >= high->val) return false;
        return fits(node->left, low, node) && fits(node->right, node, high);
    }

public:
    bool isValidBST(TreeNode* root) {
        return fits(root, nullptr, nullptr);
    }
};
