// Wrong Answer: goes right only where there is no left child
class Solution {
public:
    int maxDepth(TreeNode* root) {
        int depth = 0;
        while (root) {
            ++depth;
            root = root->left ? root->left : root->right;
        }
        return depth;
    }
};
