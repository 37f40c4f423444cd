class Solution {
public:
    void flatten(TreeNode* root) {
        if (!root) return;
        flatten(root->right);
        flatten(root->left);
        root->right = next;
        root->left = nullptr;
        next = root;
    }

private:
    TreeNode* next = nullptr;
};
