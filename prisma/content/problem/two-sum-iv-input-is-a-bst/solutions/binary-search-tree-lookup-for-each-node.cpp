class Solution {
public:
    bool findTarget(TreeNode* root, int k) { return hasPair(root, root, k); }

private:
    bool hasPair(TreeNode* root, TreeNode* node, int k) {
        if (!node) return false;
        TreeNode* partner = find(root, k - node->val);
        if (partner && partner != node) return true;
        return hasPair(root, node->left, k) || hasPair(root, node->right, k);
    }

    static TreeNode* find(TreeNode* node, int value) {
        while (node && node->val != value) {
            node = value < node->val ? node->left : node->right;
        }
        return node;
    }
};
