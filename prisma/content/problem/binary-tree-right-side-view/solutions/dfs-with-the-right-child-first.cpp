#include <cstddef>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> rightSideView(TreeNode* root) {
        vector<int> seen;
        walk(root, 0, seen);
        return seen;
    }

private:
    void walk(const TreeNode* node, size_t depth, vector<int>& seen) {
        if (!node) return;
        if (depth == seen.size()) seen.push_back(node->val);
        walk(node->right, depth + 1, seen);
        walk(node->left, depth + 1, seen);
    }
};
