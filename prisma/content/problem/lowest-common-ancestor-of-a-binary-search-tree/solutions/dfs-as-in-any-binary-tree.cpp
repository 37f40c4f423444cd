class Solution {
public:
    int lowestCommonAncestor(TreeNode* root, int p, int q) {
        return search(root, p, q)->val;
    }

private:
    TreeNode* search(TreeNode* node, int p, int q) {
        if (!node || node->val == p || node->val == q) return node;
        TreeNode* left = search(node->left, p, q);
        TreeNode* right = search(node->right, p, q);
        if (left && right) return node;
        return left ? left : right;
    }
};
