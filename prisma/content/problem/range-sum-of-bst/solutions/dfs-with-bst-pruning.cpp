class Solution {
public:
    int rangeSumBST(TreeNode* root, int low, int high) {
        if (!root) return 0;
        int total = low <= root->val && root->val <= high ? root->val : 0;
        if (root->val > low) total += rangeSumBST(root->left, low, high);
        if (root->val < high) total += rangeSumBST(root->right, low, high);
        return total;
    }
};
