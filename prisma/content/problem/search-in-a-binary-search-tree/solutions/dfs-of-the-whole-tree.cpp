class Solution {
public:
    TreeNode* searchBST(TreeNode* root, int val) {
        if (!root || root->val == val) return root;
        TreeNode* found = searchBST(root->left, val);
        return found ? found : searchBST(root->right, val);
    }
};
