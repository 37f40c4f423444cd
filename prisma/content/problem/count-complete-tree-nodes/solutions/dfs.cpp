class Solution {
public:
    int countNodes(TreeNode* root) {
        return root ? 1 + countNodes(root->left) + countNodes(root->right) : 0;
    }
};
