#include <algorithm>
#include <cstdlib>
using namespace std;

class Solution {
public:
    bool isBalanced(TreeNode* root) {
        return height(root) >= 0;
    }

private:
    // -1 if the subtree is not balanced
    int height(const TreeNode* node) {
        if (!node) return 0;
        int left = height(node->left);
        if (left < 0) return -1;
        int right = height(node->right);
        if (right < 0 || abs(left - right) > 1) return -1;
        return 1 + max(left, right);
    }
};
