#include <algorithm>
#include <cstdlib>
using namespace std;

class Solution {
public:
    bool isBalanced(TreeNode* root) {
        if (!root) return true;
        if (abs(height(root->left) - height(root->right)) > 1) return false;
        return isBalanced(root->left) && isBalanced(root->right);
    }

private:
    int height(const TreeNode* node) {
        return node ? 1 + max(height(node->left), height(node->right)) : 0;
    }
};
