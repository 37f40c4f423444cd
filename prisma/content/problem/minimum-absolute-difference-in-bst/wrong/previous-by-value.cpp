// Wrong Answer: passes the previous value down as a copy, so what a subtree visits is lost above
class Solution {
    void inorder(const TreeNode* node, long previous, long& least) {
        if (!node) return;
        inorder(node->left, previous, least);
        least = min(least, node->val - previous);
        inorder(node->right, node->val, least);
    }

public:
    int getMinimumDifference(TreeNode* root) {
        long least = INT_MAX;
        inorder(root, -INT_MAX, least);
        return least;
    }
};
