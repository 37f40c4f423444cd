#include <algorithm>
#include <climits>
using namespace std;

class Solution {
public:
    int getMinimumDifference(TreeNode* root) {
        least = INT_MAX;
        previous = nullptr;
        inorder(root);
        return least;
    }

private:
    int least = INT_MAX;
    const TreeNode* previous = nullptr;

    void inorder(const TreeNode* node) {
        if (!node) return;
        inorder(node->left);
        if (previous) least = min(least, node->val - previous->val);
        previous = node;
        inorder(node->right);
    }
};
