#include <algorithm>
#include <cstddef>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> largestValues(TreeNode* root) {
        visit(root, 0);
        return largest;
    }

private:
    vector<int> largest;

    void visit(const TreeNode* node, size_t depth) {
        if (!node) return;
        if (depth == largest.size()) largest.push_back(node->val);
        largest[depth] = max(largest[depth], node->val);
        visit(node->left, depth + 1);
        visit(node->right, depth + 1);
    }
};
