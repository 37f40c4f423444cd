#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    bool hasPathSum(TreeNode* root, int targetSum) {
        vector<vector<int>> paths;
        vector<int> path;
        collect(root, path, paths);
        for (const auto& values : paths) {
            if (accumulate(values.begin(), values.end(), 0) == targetSum) return true;
        }
        return false;
    }

private:
    void collect(const TreeNode* node, vector<int>& path, vector<vector<int>>& paths) {
        if (!node) return;
        path.push_back(node->val);
        if (!node->left && !node->right) paths.push_back(path);
        collect(node->left, path, paths);
        collect(node->right, path, paths);
        path.pop_back();
    }
};
