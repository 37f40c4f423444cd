#include <cstddef>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> levelOrder(TreeNode* root) {
        vector<vector<int>> levels;
        visit(root, 0, levels);
        return levels;
    }

private:
    void visit(TreeNode* node, size_t depth, vector<vector<int>>& levels) {
        if (!node) return;
        if (depth == levels.size()) levels.push_back({});
        levels[depth].push_back(node->val);
        visit(node->left, depth + 1, levels);
        visit(node->right, depth + 1, levels);
    }
};
