// Wrong Answer: a node that holds the minimum or the maximum int is never strictly between the bounds
class Solution {
    bool fits(TreeNode* node, int low, int high) {
        if (!node) return true;
        if (node->val <= low || node->val >= high) return false;
        return fits(node->left, low, node->val) && fits(node->right, node->val, high);
    }

public:
    bool isValidBST(TreeNode* root) {
        return fits(root, INT_MIN, INT_MAX);
    }
};
