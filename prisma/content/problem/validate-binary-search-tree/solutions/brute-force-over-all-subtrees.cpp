class Solution {
    bool allBelow(TreeNode* node, int limit) {
        if (!node) return true;
        return node->val < limit && allBelow(node->left, limit) &&
               allBelow(node->right, limit);
    }

    bool allAbove(TreeNode* node, int limit) {
        if (!node) return true;
        return node->val > limit && allAbove(node->left, limit) &&
               allAbove(node->right, limit);
    }

public:
    bool isValidBST(TreeNode* root) {
        if (!root) return true;
        return allBelow(root->left, root->val) && allAbove(root->right, root->val) &&
               isValidBST(root->left) && isValidBST(root->right);
    }
};
