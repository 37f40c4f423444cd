// Wrong Answer: checks whether the depths of all leaves differ by at most one, which is a different property
#include <algorithm>
using namespace std;

class Solution {
public:
    bool isBalanced(TreeNode* root) {
        int lowest = -1;
        int highest = 1 << 30;
        walk(root, 0, lowest, highest);
        return lowest - highest <= 1;
    }

private:
    void walk(const TreeNode* node, int depth, int& lowest, int& highest) {
        if (!node) return;
        if (!node->left && !node->right) {
            lowest = max(lowest, depth);
            highest = min(highest, depth);
        }
        walk(node->left, depth + 1, lowest, highest);
        walk(node->right, depth + 1, lowest, highest);
    }
};
