#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> levelOrder(TreeNode* root) {
        vector<vector<int>> levels;
        while (true) {
            vector<int> level;
            collect(root, levels.size(), level);
            if (level.empty()) return levels;
            levels.push_back(level);
        }
    }

private:
    void collect(TreeNode* node, int below, vector<int>& level) {
        if (!node) return;
        if (below == 0) {
            level.push_back(node->val);
            return;
        }
        collect(node->left, below - 1, level);
        collect(node->right, below - 1, level);
    }
};
