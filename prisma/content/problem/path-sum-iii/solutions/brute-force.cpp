class Solution {
public:
    int pathSum(TreeNode* root, int targetSum) {
        if (!root) return 0;
        return startingAt(root, targetSum) + pathSum(root->left, targetSum) +
               pathSum(root->right, targetSum);
    }

private:
    int startingAt(const TreeNode* node, long long missing) {
        if (!node) return 0;
        missing -= node->val;
        return (missing == 0) + startingAt(node->left, missing) +
               startingAt(node->right, missing);
    }
};
