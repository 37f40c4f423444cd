// Wrong Answer: drops the result of the recursive call
class Solution {
public:
    TreeNode* searchBST(TreeNode* root, int val) {
        if (!root) return nullptr;
        if (root->val == val) return root;
        if (val < root->val) searchBST(root->left, val);
        else searchBST(root->right, val);
        return nullptr;
    }
};
