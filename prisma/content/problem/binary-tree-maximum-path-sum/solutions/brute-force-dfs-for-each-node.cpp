#include <algorithm>
using namespace std;

class Solution {
public:
    int maxPathSum(TreeNode* root) {
        int best = root->val + arm(root->left) + arm(root->right);
        if (root->left) best = max(best, maxPathSum(root->left));
        if (root->right) best = max(best, maxPathSum(root->right));
        return best;
    }

private:
    int arm(const TreeNode* node) {
        if (!node) return 0;
        return max(0, node->val + max(arm(node->left), arm(node->right)));
    }
};
