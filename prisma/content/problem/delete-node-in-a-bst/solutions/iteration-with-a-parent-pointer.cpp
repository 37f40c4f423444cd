class Solution {
public:
    TreeNode* deleteNode(TreeNode* root, int key) {
        TreeNode* parent = nullptr;
        TreeNode* node = root;
        while (node && node->val != key) {
            parent = node;
            node = key < node->val ? node->left : node->right;
        }
        if (!node) return root;
        if (node->left && node->right) {
            TreeNode* successor = node->right;
            parent = node;
            while (successor->left) {
                parent = successor;
                successor = successor->left;
            }
            node->val = successor->val;
            node = successor;
        }
        TreeNode* child = node->left ? node->left : node->right;
        if (!parent) return child;
        (parent->left == node ? parent->left : parent->right) = child;
        return root;
    }
};
