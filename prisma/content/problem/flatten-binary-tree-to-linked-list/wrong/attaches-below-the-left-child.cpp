// Wrong Answer: attaches the right subtree below the left child instead of after its last node
class Solution {
public:
    void flatten(TreeNode* root) {
        if (!root) return;
        flatten(root->left);
        flatten(root->right);
        if (root->left) {
            TreeNode* left = root->left;
            left->right = root->right;
            root->right = left;
            root->left = nullptr;
        }
    }
};
