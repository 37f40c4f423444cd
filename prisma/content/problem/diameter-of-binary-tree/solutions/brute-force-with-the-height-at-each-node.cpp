#include <algorithm>
using namespace std;

class Solution {
public:
    int diameterOfBinaryTree(TreeNode* root) {
        if (!root) return 0;
        int throughRoot = height(root->left) + height(root->right);
        int below = max(diameterOfBinaryTree(root->left),
                        diameterOfBinaryTree(root->right));
        return max(throughRoot, below);
    }

private:
    int height(const TreeNode* node) {
        return node ? 1 + max(height(node->left), height(node->right)) : 0;
    }
};
