#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int widthOfBinaryTree(TreeNode* root) {
        first.clear();
        widest = 0;
        visit(root, 0, 0);
        return widest;
    }

private:
    vector<long long> first;
    long long widest = 0;

    void visit(const TreeNode* node, size_t depth, long long index) {
        if (!node) return;
        if (depth == first.size()) first.push_back(index);
        long long distance = index - first[depth];
        widest = max(widest, distance + 1);
        visit(node->left, depth + 1, 2 * distance);
        visit(node->right, depth + 1, 2 * distance + 1);
    }
};
