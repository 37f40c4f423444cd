#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> pathSum(TreeNode* root, int targetSum) {
        collect(root, {});
        erase_if(paths, [targetSum](const vector<int>& path) {
            return accumulate(path.begin(), path.end(), 0) != targetSum;
        });
        return paths;
    }

private:
    vector<vector<int>> paths;

    void collect(const TreeNode* node, vector<int> path) {
        if (!node) return;
        path.push_back(node->val);
        if (!node->left && !node->right) paths.push_back(path);
        collect(node->left, path);
        collect(node->right, path);
    }
};
