// Wrong Answer: starts with a maximum of 0, which is too large if all values are negative
#include <algorithm>
using namespace std;

class Solution {
public:
    int maxPathSum(TreeNode* root) {
        int best = 0;
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
