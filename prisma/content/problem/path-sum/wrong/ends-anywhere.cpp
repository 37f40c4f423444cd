// Wrong Answer: accepts a path that ends before a leaf
class Solution {
public:
    bool hasPathSum(TreeNode* root, int targetSum) {
        if (!root) return false;
        int rest = targetSum - root->val;
        if (rest == 0) return true;
        return hasPathSum(root->left, rest) || hasPathSum(root->right, rest);
    }
};
