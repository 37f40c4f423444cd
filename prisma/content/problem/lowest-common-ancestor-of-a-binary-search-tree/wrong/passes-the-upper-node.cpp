// Wrong Answer: continues below a node that is p or q itself
class Solution {
public:
    int lowestCommonAncestor(TreeNode* root, int p, int q) {
        TreeNode* node = root;
        while (true) {
            if (p <= node->val && q <= node->val && node->left) {
                node = node->left;
            } else if (p >= node->val && q >= node->val && node->right) {
                node = node->right;
            } else {
                return node->val;
            }
        }
    }
};
