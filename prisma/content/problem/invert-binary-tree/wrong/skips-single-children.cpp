// Wrong Answer: swaps only where there are two children, so a single child stays on its side
#include <utility>
using namespace std;

class Solution {
public:
    TreeNode* invertTree(TreeNode* root) {
        if (!root) return nullptr;
        if (root->left && root->right) swap(root->left, root->right);
        invertTree(root->left);
        invertTree(root->right);
        return root;
    }
};
