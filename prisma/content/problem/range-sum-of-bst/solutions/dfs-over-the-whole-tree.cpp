class Solution {
public:
    int rangeSumBST(TreeNode* root, int low, int high) {
        if (!root) return 0;
        int own = low <= root->val && root->val <= high ? root->val : 0;
        return own + rangeSumBST(root->left, low, high) +
               rangeSumBST(root->right, low, high);
    }
};
