class Solution {
public:
    bool isSymmetric(TreeNode* root) {
        return mirror(root->left, root->right);
    }

private:
    static bool mirror(const TreeNode* one, const TreeNode* other) {
        if (!one || !other) return one == other;
        return one->val == other->val && mirror(one->left, other->right) &&
               mirror(one->right, other->left);
    }
};
