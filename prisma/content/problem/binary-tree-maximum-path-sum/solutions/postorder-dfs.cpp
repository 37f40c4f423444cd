#include <algorithm>
using namespace std;

class Solution {
public:
    int maxPathSum(TreeNode* root) {
        int best = root->val;
        arm(root, best);
        return best;
    }

private:
    int arm(const TreeNode* node, int& best) {
        if (!node) return 0;
        int left = arm(node->left, best);
        int right = arm(node->right, best);
        best = max(best, node->val + left + right);
        return max(0, node->val + max(left, right));
    }
};
