class Solution {
public:
    bool isSubtree(TreeNode* root, TreeNode* subRoot) {
        if (!root) return false;
        return isSame(root, subRoot) || isSubtree(root->left, subRoot) ||
               isSubtree(root->right, subRoot);
    }

private:
    bool isSame(const TreeNode* a, const TreeNode* b) {
        if (!a || !b) return a == b;
        return a->val == b->val && isSame(a->left, b->left) &&
               isSame(a->right, b->right);
    }
};
