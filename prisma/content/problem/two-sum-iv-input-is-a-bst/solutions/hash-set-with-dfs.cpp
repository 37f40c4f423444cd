#include <unordered_set>
using namespace std;

class Solution {
public:
    bool findTarget(TreeNode* root, int k) {
        unordered_set<int> seen;
        return visit(root, k, seen);
    }

private:
    bool visit(const TreeNode* node, int k, unordered_set<int>& seen) {
        if (!node) return false;
        if (seen.count(k - node->val)) return true;
        seen.insert(node->val);
        return visit(node->left, k, seen) || visit(node->right, k, seen);
    }
};
