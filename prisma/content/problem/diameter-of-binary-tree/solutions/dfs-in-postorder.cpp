#include <algorithm>
using namespace std;

class Solution {
public:
    int diameterOfBinaryTree(TreeNode* root) {
        int longest = 0;
        height(root, longest);
        return longest;
    }

private:
    int height(const TreeNode* node, int& longest) {
        if (!node) return 0;
        int left = height(node->left, longest);
        int right = height(node->right, longest);
        longest = max(longest, left + right);
        return 1 + max(left, right);
    }
};
